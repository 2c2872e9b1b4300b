import type { Figures } from './figures'

/** What an operator may have forgotten, by the metric that shows it. */
const advice: Record<string, string> = {
  'upgrade-403':
    'Pages of an origin that is not listed were refused; ALLOWED_ORIGINS and WEB_DOMAIN say which may attach.',
  'upgrade-426':
    'Requests to /peerjs came without an upgrade; a proxy has to pass on the headers Upgrade and Connection.',
}

export const hintsOf = (added: Figures): string[] =>
  Object.keys(added).flatMap((name) => advice[name] ?? [])
