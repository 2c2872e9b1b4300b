/** What a client hears instead of OPEN, in the words of the protocol (§7). */
const refusal = (type: string, msg: string): string =>
  JSON.stringify({ type, payload: { msg } })

export const idTaken = refusal('ID-TAKEN', 'ID is taken')

/** What somebody hears who answers a call and may not; pages of ours know the words. */
export const signInRequired = refusal('ERROR', 'Sign in to receive a screen')

/** What an upgrade is answered over the socket that it opens, then closed. */
export const refusals = {
  'invalid-key': refusal('INVALID-KEY', 'Invalid key provided'),
  full: refusal('ERROR', 'Server has reached its concurrent user limit'),
} as const
