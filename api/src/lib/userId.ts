import { randomInt } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

/**
 * PeerJS's rule for ids. The rule also allows the empty id, but PeerJS requests
 * a new id instead of sending an empty one.
 */
const userIdPattern = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/

/** The same limit as for pages (web/src/features/links/model/userId.ts). */
export const maxUserIdLength = 48

export type UserId = string & { readonly __brand: 'UserId' }

export const parseUserId = (text: unknown): UserId | null =>
  typeof text === 'string' &&
  text.length <= maxUserIdLength &&
  userIdPattern.test(text)
    ? (text as UserId)
    : null

const wordCount = 4

/**
 * Issues four words, such as river-apple-tiger-moon: 44 random bits that can be
 * read out on the phone.
 * @param randomBelow returns a cryptographic random integer from 0 to max - 1
 */
export const issueUserId = (
  randomBelow: (max: number) => number = randomInt
): UserId =>
  Array.from(
    { length: wordCount },
    () => wordlist[randomBelow(wordlist.length)]
  ).join('-') as UserId
