/** PeerJS's rule for an id (specification §5), without the empty id. */
export const userIdPattern = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/

const maxLength = 64

export type UserId = string & { readonly __brand: 'UserId' }

/** The text as an id that the signalling server takes, or null. */
export const parseUserId = (text: unknown): UserId | null =>
  typeof text === 'string' &&
  text.length <= maxLength &&
  userIdPattern.test(text)
    ? (text as UserId)
    : null
