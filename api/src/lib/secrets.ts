import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest()

/**
 * Compares in constant time. Comparing digests hides even the secret's length.
 * An empty secret never matches.
 */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret)) && secret !== ''

/** 132 bits, so that nobody finds another token with the same hash. */
const hashLength = 22

/**
 * The stored form of a token. Equal tokens of two ids have different hashes.
 */
export const hashToken = (userId: string, token: string): string =>
  createHash('sha256')
    .update(`${userId} ${token}`)
    .digest('base64url')
    .slice(0, hashLength)
