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
