import { randomInt } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

/**
 * PeerJS's rule for an id (specification §5). The empty id, which the rule also
 * accepts, never arrives here: PeerJS requests an id instead of sending it.
 */
const userIdPattern = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/

/** The same limit as for pages (web/src/features/links/model/userId.ts). */
export const maxUserIdLength = 48

export type UserId = string & { readonly __brand: 'UserId' }

/**
 * Returns the text if it is an id that the signalling server accepts, else
 * null.
 */
export const parseUserId = (text: unknown): UserId | null =>
  typeof text === 'string' &&
  text.length <= maxUserIdLength &&
  userIdPattern.test(text)
    ? (text as UserId)
    : null

const wordCount = 4

/**
 * Issues a new id of four words, such as river-apple-tiger-moon: 44 random
 * bits, easy to read out on the phone.
 * @param randomBelow returns a cryptographic random integer from 0 to max - 1
 */
export const issueUserId = (
  randomBelow: (max: number) => number = randomInt
): UserId =>
  Array.from(
    { length: wordCount },
    () => wordlist[randomBelow(wordlist.length)]
  ).join('-') as UserId
