import { createHash } from 'node:crypto'

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
