import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest()

/**
 * Compares in constant time. Both digests have the same length, so not even the
 * secret's length leaks. An empty secret never matches.
 */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret)) && secret !== ''

/** 132 bits: enough that nobody finds another token with the same hash. */
const hashLength = 22

/**
 * The stored form of a token. It includes the id; otherwise equal tokens would
 * have equal hashes.
 */
export const hashToken = (userId: string, token: string): string =>
  createHash('sha256')
    .update(`${userId} ${token}`)
    .digest('base64url')
    .slice(0, hashLength)
