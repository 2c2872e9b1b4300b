/**
 * Where PeerJS clients connect; PeerServer appends the name to its own path.
 */
export const signallingPath = '/peerjs'

/** PeerJS's default key (specification §7). */
export const signallingKey = 'peerjs'

/** Is this request target, with or without a query, the signalling path? */
export const isSignallingTarget = (target: string): boolean =>
  target === signallingPath || target.startsWith(`${signallingPath}?`)

/** RFC 6455, section 7.4.1. */
export const normalCode = 1000
export const badDataCode = 1007
export const policyCode = 1008

/**
 * The same: the close frame has no status. PeerJS's `disconnect` sends such a
 * frame.
 */
export const noStatusCode = 1005

/** The same: the connection ended without a close frame. */
export const abnormalCode = 1006

/** "Try Again Later" (IANA WebSocket Close Code Number Registry). */
export const tryAgainLaterCode = 1013

/** Ours: tells a client that its id has moved to its newer socket. */
export const replacedCode = 4001

/** What a client receives instead of OPEN, in the protocol's own texts (§7). */
const refusal = (type: string, msg: string): string =>
  JSON.stringify({ type, payload: { msg } })

export const idTaken = refusal('ID-TAKEN', 'ID is taken')

/**
 * Sent to a client that answers a call without a grant; our pages know the
 * text.
 */
export const signInRequired = refusal('ERROR', 'Sign in to receive a screen')

/** Sent over the socket that an upgrade has opened, which is then closed. */
export const refusals = {
  'invalid-key': refusal('INVALID-KEY', 'Invalid key provided'),
  /** our pages know the text */
  'key-required': refusal('ERROR', 'Prove that these words are yours'),
  full: refusal('ERROR', 'Server has reached its concurrent user limit'),
} as const
