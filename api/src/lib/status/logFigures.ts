import type { FastifyInstance } from 'fastify'

import { metrics } from 'src/lib/metrics/metrics'

/** Counters by name, since the start of the process. */
export type Figures = Readonly<Record<string, number>>

const counted = {
  upgrade: metrics.upgrades,
  message: metrics.messages,
  limited: metrics.rateLimited,
  turnCredentials: metrics.turnCredentials,
}

export async function readFigures(): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const [name, counter] of Object.entries(counted)) {
    const { values } = await counter.get()
    for (const { labels, value } of values) {
      figures[[name, ...Object.values(labels)].join('-')] = value
    }
  }
  return figures
}

export const addedSince = (before: Figures, now: Figures): Figures =>
  Object.fromEntries(
    Object.entries(now)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, added]) => added > 0)
  )

/**
 * Sentences about frequent mistakes of operators, by the metric that reveals
 * the mistake.
 */
const advice: Record<string, string> = {
  'upgrade-403':
    'Pages of an origin that is not listed were refused; ALLOWED_ORIGINS and WEB_DOMAIN say which may attach.',
  'upgrade-426':
    'Requests to /peerjs came without an upgrade; a proxy has to pass on the headers Upgrade and Connection.',
}

export const hintsOf = (added: Figures): string[] =>
  Object.keys(added).flatMap((name) => advice[name] ?? [])

const everyMs = 60_000

/**
 * Logs the counts of each minute in one line, and nothing for an idle minute.
 * With a line for each refusal, strangers could fill the disk.
 */
export function logFigures(
  server: Pick<FastifyInstance, 'addHook' | 'log'>
): void {
  let before: Figures = {}
  const write = async () => {
    const now = await readFigures()
    const added = addedSince(before, now)
    before = now
    if (Object.keys(added).length > 0) {
      const [peers] = (await metrics.peers.get()).values
      server.log.info({ peers: peers?.value, added }, 'What has been counted.')
      hintsOf(added).forEach((hint) => server.log.warn(hint))
    }
  }
  const timer = setInterval(() => {
    write().catch((error) => server.log.error(error))
  }, everyMs)
  timer.unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
}
