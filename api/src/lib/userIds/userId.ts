/**
 * PeerJS's rule for an id (specification §5). The empty id, which the rule
 * accepts as well, never arrives here: PeerJS asks for one instead of sending it.
 */
const userIdPattern = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/

/** The same for pages (web/src/domain/invite/userId.ts). */
export const maxUserIdLength = 48

export type UserId = string & { readonly __brand: 'UserId' }

/** The text as an id that the signalling server takes, or null. */
export const parseUserId = (text: unknown): UserId | null =>
  typeof text === 'string' &&
  text.length <= maxUserIdLength &&
  userIdPattern.test(text)
    ? (text as UserId)
    : null
