import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest()

/**
 * Compares in constant time; the digests are of one length whatever was given,
 * so that not even the length of the secret shows. An empty secret is none.
 */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret)) && secret !== ''
