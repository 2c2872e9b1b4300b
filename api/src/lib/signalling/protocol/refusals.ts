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
