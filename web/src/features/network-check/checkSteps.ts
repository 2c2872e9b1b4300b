import { transports } from 'src/features/call'

/** The steps in the order in which the page shows them. */
export const checkSteps = ['signalling', 'stun', ...transports] as const

export type CheckStep = (typeof checkSteps)[number]

export type CheckOutcome =
  | 'testing'
  | 'works'
  /**
   * A relay has allocated an address, but forwards no message. Or the
   * signalling server answers HTTP requests, but the WebSocket does not open.
   */
  | 'answers'
  /** a relay rejects the credentials, or has no free capacity */
  | 'refused'
  | 'silent'
  /** this installation has no server of this kind */
  | 'absent'

export type NetworkCheckState = Readonly<Record<CheckStep, CheckOutcome>>

export const nothingChecked: NetworkCheckState = {
  signalling: 'testing',
  stun: 'testing',
  udp: 'testing',
  tcp: 'testing',
  tls: 'testing',
}

export type CheckVerdict =
  | 'testing'
  | 'good'
  /** only a relay over TCP or TLS works */
  | 'slow'
  /** no relay works, but the two computers may reach each other directly */
  | 'direct'
  | 'refused'
  | 'blocked'
  /** the server answers HTTP requests, but the WebSocket does not open */
  | 'pagesOnly'
  | 'offline'

export function checkVerdict(state: NetworkCheckState): CheckVerdict {
  const relays = transports.map((transport) => state[transport])
  if (checkSteps.some((step) => state[step] === 'testing')) return 'testing'
  if (state.signalling === 'answers') return 'pagesOnly'
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
