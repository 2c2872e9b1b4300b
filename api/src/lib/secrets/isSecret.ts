import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest()

/**
 * Compares in constant time; the digests have the same length for any input, so
 * that not even the secret's length leaks. An empty secret never matches.
 */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret)) && secret !== ''
