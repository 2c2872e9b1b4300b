import { createHash } from 'node:crypto'

/** 132 bits: enough that nobody finds another token with the same hash. */
const hashLength = 22

/**
 * What is remembered of a token. Without the id in it, equal tokens would show
 * as equal hashes.
 */
export const hashToken = (userId: string, token: string): string =>
  createHash('sha256')
    .update(`${userId} ${token}`)
    .digest('base64url')
    .slice(0, hashLength)
