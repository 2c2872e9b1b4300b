export interface TurnAddress {
  host: string
  port: number
  transport: 'udp' | 'tcp' | 'tls' | 'dtls'
}

const pattern =
  /^(turns?):(\[[0-9a-f:.]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/i

const transports = {
  'turn udp': 'udp',
  'turn tcp': 'tcp',
  'turns udp': 'dtls',
  'turns tcp': 'tls',
} as const

/**
 * Reads an item of TURN_URLS, with the defaults of RFC 7065; null if invalid.
 */
export function parseTurnAddress(url: string): TurnAddress | null {
  const [, scheme = '', host = '', port, asked] = pattern.exec(url) ?? []
  const isSecure = scheme.toLowerCase() === 'turns'
  const transport = asked?.toLowerCase() ?? (isSecure ? 'tcp' : 'udp')
  return scheme === ''
    ? null
    : {
        host: host.replace(/^\[|\]$/g, ''),
        port: Number(port ?? (isSecure ? 5349 : 3478)),
        transport:
          transports[
            `${isSecure ? 'turns' : 'turn'} ${transport === 'tcp' ? 'tcp' : 'udp'}`
          ],
      }
}
