/** Where a push service accepts messages for one device (RFC 8030 §5). */
export interface PushEndpoint {
  /** normalised, with its query */
  readonly url: string
  /** Origin of the push service, to which requests and tokens are addressed. */
  readonly origin: string
  /**
   * Identifies the device, whichever of its URLs was given. Otherwise, each
   * spelling of the URL would have its own rate limit.
   */
  readonly device: string
}

/** In characters; endpoints of the known services have a few hundred. */
const longestEndpoint = 2048

const userInfo = /^[^:]*:[/\\]*[^/\\?#]*@/

/**
 * Both are hosts of one push service, which identifies the device by what
 * follows the last `/`.
 */
const googleHosts = ['fcm.googleapis.com', 'jmt17.google.com']

/** This push service identifies the device by the token in the query. */
const windowsHost = '.notify.windows.com'
const onlyToken = /^\?token=([^&]+)$/

/**
 * Parses the endpoint of a subscription, if it belongs to one of the push
 * services: the api sends requests to no other host. Returns null for a URL
 * with a fragment, user info, or a foreign scheme, host or port, and for a long
 * text. Never throws.
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
    // Bytes have several spellings in base64, so the token is normalised.
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
