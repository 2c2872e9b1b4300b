/** Where a push service accepts messages for one device (RFC 8030 §5). */
export interface PushEndpoint {
  /** normalised, with its query */
  readonly url: string
  /** The push service: requests go to it, and tokens are signed for it. */
  readonly origin: string
  /**
   * The same for all URLs of one device. Otherwise, each spelling of its URL
   * would have its own rate limit.
   */
  readonly device: string
}

/** In characters; endpoints of the known services have a few hundred. */
const longestEndpoint = 2048

const userInfo = /^[^:]*:[/\\]*[^/\\?#]*@/

/**
 * Hosts of one service, which identifies the device by what follows the last
 * `/`.
 */
const googleHosts = ['fcm.googleapis.com', 'jmt17.google.com']

/** This service identifies the device by a query with only a token. */
const windowsHost = '.notify.windows.com'
const onlyToken = /^\?token=([^&]+)$/

/**
 * Parses the endpoint of a subscription, if it belongs to one of the push
 * services: the api sends requests to no other host. Returns null for a
 * fragment, user info, a foreign scheme, host or port, or a long text. Never
 * throws.
 *
 * @param text untrusted
 * @param services origins; `https://*.push.example` stands for all subdomains
 */
export function parsePushEndpoint(
  text: string,
  services: readonly string[]
): PushEndpoint | null {
  if (text.includes('#') || userInfo.test(text) || !URL.canParse(text)) {
    return null
  }
  const { href, origin, protocol, host, hostname, pathname, search } = new URL(
    text
  )
  if (Math.max(text.length, href.length) > longestEndpoint) return null
  const service = services.find((each) => {
    const [scheme, domain] = each.split('//*') as [string, string?]
    return domain
      ? protocol === scheme && host.endsWith(domain)
      : origin === each
  })
  const device = service && deviceAt(hostname, pathname, search)
  if (!service || !device) return null
  const isShared = googleHosts.includes(hostname)
  return {
    url: href,
    origin,
    device: `${isShared ? 'google' : service} ${device}`,
  }
}

/** @returns null if the service could not identify the device */
function deviceAt(
  hostname: string,
  pathname: string,
  search: string
): string | null {
  if (hostname.endsWith(windowsHost)) {
    const [, token] = onlyToken.exec(search) ?? []
    // Base64 has several spellings of the same bytes, so the token is
    // normalised.
    return token
      ? Buffer.from(decoded(token), 'base64').toString('base64url')
      : null
  }
  const path = decoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
  return googleHosts.includes(hostname)
    ? path.slice(path.lastIndexOf('/'))
    : path
}

/** Decodes each percent-encoded byte to one character. */
const decoded = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16))
  )
