import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest()

/**
 * Compares in constant time; the digests are of one length whatever was given,
 * so that not even the length of the passphrase shows.
 */
export const isPassphrase = (given: string, passphrase: string): boolean =>
  timingSafeEqual(digest(given), digest(passphrase)) && passphrase !== ''
