/** The transport to a relay. */
export const transports = ['udp', 'tcp', 'tls'] as const

export type Transport = (typeof transports)[number]

/** What is tested, in display order. */
export const testSteps = ['signalling', 'stun', ...transports] as const

export type TestStep = (typeof testSteps)[number]

export type TestOutcome =
  | 'testing'
  | 'works'
  /** a relay has allocated an address, but nothing gets through it */
  | 'answers'
  /** a relay rejects the credentials, or has no capacity */
  | 'refused'
  | 'silent'
  /** this installation has none */
  | 'absent'

export type ConnectionTestState = Readonly<Record<TestStep, TestOutcome>>

export const nothingTested: ConnectionTestState = {
  signalling: 'testing',
  stun: 'testing',
  udp: 'testing',
  tcp: 'testing',
  tls: 'testing',
}

/** The overall result for a helper. */
export type TestVerdict =
  | 'testing'
  | 'good'
  /** only a relay over TCP or TLS works */
  | 'slow'
  /** no relay, but the two computers may reach each other directly */
  | 'direct'
  | 'refused'
  | 'blocked'
  | 'offline'

export function testVerdict(state: ConnectionTestState): TestVerdict {
  const relays = transports.map((transport) => state[transport])
  if (testSteps.some((step) => state[step] === 'testing')) return 'testing'
  if (state.signalling !== 'works') return 'offline'
  if (relays.includes('works')) {
    return state.udp === 'works' || state.udp === 'absent' ? 'good' : 'slow'
  }
  if (relays.includes('refused')) return 'refused'
  const hasNone = relays.every((relay) => relay === 'absent')
  const mayBeDirect =
    state.stun === 'works' || (hasNone && state.stun === 'absent')
  return mayBeDirect ? 'direct' : 'blocked'
}

/** An entry of RTCConfiguration.iceServers. */
export interface IceServer {
  urls: string | string[]
  username?: string
  credential?: string
}

/** ICE servers by what can be tested with them. */
export type SortedIceServers = Record<'stun' | Transport, IceServer[]>

function kindOf(url: string): keyof SortedIceServers | null {
  if (/^stuns?:/i.test(url)) return 'stun'
  const isTcp = /[?&]transport=tcp\b/i.test(url)
  if (/^turn:/i.test(url)) return isTcp ? 'tcp' : 'udp'
  return /^turns:/i.test(url) && isTcp ? 'tls' : null
}

/**
 * Gives each address its own entry; unsupported addresses are left out (RFC
 * 7064, RFC 7065).
 */
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
