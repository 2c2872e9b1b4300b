/**
 * The path to which PeerJS clients connect; PeerServer appends the name to its
 * own path.
 */
export const signallingPath = '/peerjs'

/** PeerJS's default key (specification §7). */
export const signallingKey = 'peerjs'

/** Is this request target, with or without a query, the signalling path? */
export const isSignallingTarget = (target: string): boolean =>
  target === signallingPath || target.startsWith(`${signallingPath}?`)

/** Close codes of RFC 6455, section 7.4.1. */
export const normalCode = 1000
export const badDataCode = 1007
export const policyCode = 1008

/**
 * The close frame has no status, like that of PeerJS's `disconnect` (RFC 6455,
 * section 7.4.1).
 */
export const noStatusCode = 1005

/** The connection ended without a close frame (RFC 6455, section 7.4.1). */
export const abnormalCode = 1006

/** "Try Again Later" (IANA WebSocket Close Code Number Registry). */
export const tryAgainLaterCode = 1013

/** A code of our own: the id has moved to the newer socket of its client. */
export const replacedCode = 4001

/**
 * A message that a client receives instead of OPEN, in the form of PeerJS's
 * protocol (§7).
 */
const refusal = (type: string, msg: string): string =>
  JSON.stringify({ type, payload: { msg } })

export const idTaken = refusal('ID-TAKEN', 'ID is taken')

/**
 * Sent to a client that answers a call without a grant. Our pages recognise the
 * text.
 */
export const signInRequired = refusal('ERROR', 'Sign in to receive a screen')

/**
 * Refusals of an upgrade: the socket is opened to send the text, and then
 * closed.
 */
export const refusals = {
  'invalid-key': refusal('INVALID-KEY', 'Invalid key provided'),
  /** Our pages recognise the text. */
  'key-required': refusal('ERROR', 'Prove that these words are yours'),
  full: refusal('ERROR', 'Server has reached its concurrent user limit'),
} as const
