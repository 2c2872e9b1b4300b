import { basePath } from 'src/browser/basePath'

export interface SignallingAddress {
  host: string
  port: number
  path: string
  key: string
  secure: boolean
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * TLS on port 443; without TLS on port 9000 for localhost (specification §7).
 *
 * @param configuredHost PEER_SERVER_HOST, or null for the page’s host
 * @param pageHost `location.hostname`
 * @param base the path of this installation; not for localhost, whose port 9000
 *   is that of the api itself
 */
export function signallingAddress(
  configuredHost: string | null,
  pageHost: string,
  base = basePath
): SignallingAddress {
  const host = configuredHost ?? pageHost
  const isLocal = localHosts.includes(host)
  return {
    host,
    port: isLocal ? 9000 : 443,
    path: configuredHost === null && !isLocal ? `${base}/` : '/',
    key: 'peerjs',
    secure: !isLocal,
  }
}
