import { randomInt } from 'node:crypto'

import { wordlist } from '@scure/bip39/wordlists/english'

import type { UserId } from './userId'

const wordCount = 4

/**
 * A new id of four words such as river-apple-tiger-moon: 44 random bits, easy
 * to read out on the phone.
 * @param randomBelow a cryptographic random integer from 0 to max - 1
 */
export const issueUserId = (
  randomBelow: (max: number) => number = randomInt
): UserId =>
  Array.from(
    { length: wordCount },
    () => wordlist[randomBelow(wordlist.length)]
  ).join('-') as UserId
