/** Where a push service takes messages for one device (RFC 8030 §5). */
export interface PushEndpoint {
  /** as the request goes to it: normalised, with its query */
  readonly url: string
  /** who signs for it, and who is asked */
  readonly origin: string
  /**
   * The same for all addresses by which the service reaches the same device, so
   * that no way of writing one has a limit of its own.
   */
  readonly device: string
}

/** In characters; those of the known services have some hundred. */
const longestEndpoint = 2048

const userInfo = /^[^:]*:[/\\]*[^/\\?#]*@/

/** These names lead to the same service: what follows the last `/` is the device. */
const googleHosts = ['fcm.googleapis.com', 'jmt17.google.com']

/** This service names the device in the query, and nothing else is there. */
const windowsHost = '.notify.windows.com'
const onlyToken = /^\?token=([^&]+)$/

/**
 * The endpoint of a subscription, if it belongs to one of these push services.
 * The api sends requests to no other host, whatever a page asks for. Total.
 *
 * Refused: a fragment, which no request carries; user info; another scheme, host
 * or port than that of a service; and what is too long.
 *
 * @param text untrusted
 * @param services origins; `https://*.push.example` stands for all its subdomains
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

/** @returns null where the service would not know for whom it is */
function deviceAt(
  hostname: string,
  pathname: string,
  search: string
): string | null {
  if (hostname.endsWith(windowsHost)) {
    const [, token] = onlyToken.exec(search) ?? []
    // Base64 has several ways to write the same bytes.
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

/** Each byte that is written as `%41`, as a character of its own. */
const decoded = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16))
  )
