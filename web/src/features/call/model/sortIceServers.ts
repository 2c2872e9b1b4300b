/** Transports between the browser and a TURN relay. */
export const transports = ['udp', 'tcp', 'tls'] as const

export type Transport = (typeof transports)[number]

export interface IceServer {
  urls: string | string[]
  username?: string
  credential?: string
}

/** ICE servers by kind; the network check tests each kind separately. */
export type SortedIceServers = Record<'stun' | Transport, IceServer[]>

function kindOf(url: string): keyof SortedIceServers | null {
  if (/^stuns?:/i.test(url)) return 'stun'
  const isTcp = /[?&]transport=tcp\b/i.test(url)
  if (/^turn:/i.test(url)) return isTcp ? 'tcp' : 'udp'
  return /^turns:/i.test(url) && isTcp ? 'tls' : null
}

/** Each entry has one URL; unknown URLs are omitted (RFC 7064, RFC 7065). */
export function sortIceServers(
  servers: readonly IceServer[]
): SortedIceServers {
  const sorted: SortedIceServers = { stun: [], udp: [], tcp: [], tls: [] }
  for (const server of servers) {
    for (const url of [server.urls].flat()) {
      const kind = kindOf(url)
      if (kind) sorted[kind].push({ ...server, urls: url })
    }
  }
  return sorted
}
