/** Where an installation can be reached from the internet. */
export interface Places {
  /** Addresses of the home page, with https only. */
  pages: URL[]
  /** Of `/health`; null without pages. */
  health: URL | null
  /** Address of the signalling server; null without pages. */
  signalling: URL | null
}

interface PlaceSettings {
  allowedOrigins: readonly string[]
  /** The path of the pages; empty at the root of their host. */
  basePath?: string
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
  basePath = '',
  peerServerHost,
  apiUrl,
}: PlaceSettings): Places {
  const pages = allowedOrigins
    .map((origin) => new URL(`${origin}${basePath}/`))
    .filter(({ protocol }) => protocol === 'https:')
  const [first] = pages
  if (!first) return { pages, health: null, signalling: null }
  const api = (apiUrl || `${basePath}/.redwood/functions`).replace(/\/$/, '')
  const host = peerServerHost?.trim()
  return {
    pages,
    health: parseUrl(`${api}/health`, first),
    signalling: host ? parseUrl(`https://${host}`, first) : first,
  }
}

// The build has validated both, but may have had other settings.
const parseUrl = (text: string, base: URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null
