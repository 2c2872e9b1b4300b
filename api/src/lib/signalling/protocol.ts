/** PeerJS connects to this path. PeerServer itself appends the last part. */
export const signallingPath = '/peerjs'

/** The API key that PeerJS sends by default. */
export const signallingKey = 'peerjs'

export const isSignallingTarget = (target: string): boolean =>
  target === signallingPath || target.startsWith(`${signallingPath}?`)

/** Close codes of RFC 6455, section 7.4.1. */
export const normalCode = 1000
export const badDataCode = 1007
export const policyCode = 1008

/**
 * A close frame without a status, as PeerJS's `disconnect` sends it (RFC 6455,
 * section 7.4.1).
 */
export const noStatusCode = 1005

/** The connection ended without a close frame (RFC 6455, section 7.4.1). */
export const abnormalCode = 1006

/** "Try Again Later" (IANA WebSocket Close Code Number Registry). */
export const tryAgainLaterCode = 1013

/** Our own code: the client has opened a newer socket with the same id. */
export const replacedCode = 4001

/** PeerJS's error message, sent to a refused client instead of OPEN. */
const refusal = (type: string, msg: string): string =>
  JSON.stringify({ type, payload: { msg } })

export const idTaken = refusal('ID-TAKEN', 'ID is taken')

/**
 * Sent to a client that answers a call without having signed in. Our pages
 * compare this text, to show a message of their own.
 */
export const signInRequired = refusal('ERROR', 'Sign in to receive a screen')

/** A refused client's socket is opened only to send one of these texts. */
export const refusals = {
  'invalid-key': refusal('INVALID-KEY', 'Invalid key provided'),
  /** Our pages compare this text, to show a message of their own. */
  'key-required': refusal('ERROR', 'Prove that these words are yours'),
  full: refusal('ERROR', 'Server has reached its concurrent user limit'),
} as const
