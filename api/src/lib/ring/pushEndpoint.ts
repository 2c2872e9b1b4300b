/**
 * The URL at which a push service accepts messages for one device (RFC 8030
 * §5).
 */
export interface PushEndpoint {
  /** the URL of the request: normalised, with its query */
  readonly url: string
  /**
   * the push service's origin: requests go to it, and tokens are signed for it
   */
  readonly origin: string
  /**
   * Equal for all URLs by which the service reaches the same device, so that
   * another spelling does not get another limit.
   */
  readonly device: string
}

/** In characters; endpoints of the known services have a few hundred. */
const longestEndpoint = 2048

const userInfo = /^[^:]*:[/\\]*[^/\\?#]*@/

/**
 * These hosts lead to the same service, which identifies the device by what
 * follows the last `/`.
 */
const googleHosts = ['fcm.googleapis.com', 'jmt17.google.com']

/**
 * This service identifies the device in the query, which contains nothing else.
 */
const windowsHost = '.notify.windows.com'
const onlyToken = /^\?token=([^&]+)$/

/**
 * Parses the endpoint of a subscription, if it belongs to one of these push
 * services. The api sends requests to no other host, whatever a page asks for.
 * Never throws.
 *
 * It refuses a fragment, which no request carries; user info; a scheme, host or
 * port that is not the service's; and a text that is too long.
 *
 * @param text untrusted
 * @param services origins; `https://*.push.example` stands for all its
 * subdomains
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

/** @returns the device; null if the service could not identify it */
function deviceAt(
  hostname: string,
  pathname: string,
  search: string
): string | null {
  if (hostname.endsWith(windowsHost)) {
    const [, token] = onlyToken.exec(search) ?? []
    // Base64 has several spellings of the same bytes, so the token is decoded
    // and encoded again.
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

/** Decodes each percent-encoded byte as one character. */
const decoded = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16))
  )
