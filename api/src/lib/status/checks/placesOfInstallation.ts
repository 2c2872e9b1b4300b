/** URLs at which an installation can be reached from the internet. */
export interface Places {
  /** URLs of the home page, only those with https. */
  pages: URL[]
  /** URL of `/health`; null without pages. */
  health: URL | null
  /** Address of the signalling server; null without pages. */
  signalling: URL | null
}

interface PlaceSettings {
  allowedOrigins: readonly string[]
  /** The path of the pages; empty at the root of their host. */
  basePath?: string
  /** PEER_SERVER_HOST of the web build; empty for the host of the pages. */
  peerServerHost?: string
  /** API_URL of the web build; a path if the pages are on the same host. */
  apiUrl?: string
}

/**
 * The result has no pages for an installation without https, for example on a
 * developer's machine. Nobody can reach such an installation from the internet.
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

// The web build has validated these settings, but may have had other values.
const parseUrl = (text: string, base: URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null
