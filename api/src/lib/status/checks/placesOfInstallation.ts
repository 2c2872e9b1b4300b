/** Where an installation can be reached from the internet. */
export interface Places {
  /** Origins of the pages, with https only. */
  pages: URL[]
  /** Of `/health`; null without pages. */
  health: URL | null
  /** Origin of the signalling server; null without pages. */
  signalling: URL | null
}

interface PlaceSettings {
  allowedOrigins: readonly string[]
  /** PEER_SERVER_HOST of the build; empty for the host of the pages. */
  peerServerHost?: string
  /** API_URL of the build; a path if it is on the host of the pages. */
  apiUrl?: string
}

/**
 * An installation without https, as on one machine, has no places: nothing of
 * it can be reached from the internet.
 */
export function placesOfInstallation({
  allowedOrigins,
  peerServerHost,
  apiUrl,
}: PlaceSettings): Places {
  const pages = allowedOrigins
    .map((origin) => new URL(origin))
    .filter(({ protocol }) => protocol === 'https:')
  const [first] = pages
  if (!first) return { pages, health: null, signalling: null }
  const api = (apiUrl || '/.redwood/functions').replace(/\/$/, '')
  const host = peerServerHost?.trim() || first.host
  return {
    pages,
    health: parseUrl(`${api}/health`, first),
    signalling: parseUrl(`https://${host}`, first),
  }
}

// The build has validated both, but may have had other settings.
const parseUrl = (text: string, base: URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null
