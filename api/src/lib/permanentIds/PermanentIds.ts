import { createHmac } from 'node:crypto'

import { isSecret } from 'src/lib/secrets'

import { isPermanentId } from './isPermanentId'

/** Proves that an id was derived from the page's key. */
export interface PermanentIdClaim {
  readonly id: string
  /** uncompressed point of P-256 */
  readonly publicKey: Buffer
  readonly number: number
  /** ECDSA with SHA-256, r and s (IEEE P1363) */
  readonly signature: Buffer
}

/** 128 bits in hexadecimal, as long as the tokens that pages make. */
const tokenLength = 32

/**
 * Makes the tokens with which pages attach under a permanent id
 * (docs/kept-helpers.md). A token is an HMAC of the id, so instances with the
 * same secret need no list.
 */
export class PermanentIds {
  private readonly key: Buffer

  constructor(secret: string | Buffer) {
    // Tokens are signed with a separate key, so that no other signature is a
    // valid token.
    this.key = createHmac('sha256', secret).update('kinscreen kept id').digest()
  }

  /** Give the token only to a page that has proved that it has the id's key. */
  tokenFor(userId: string): string {
    return createHmac('sha256', this.key)
      .update(userId)
      .digest('hex')
      .slice(0, tokenLength)
  }

  /**
   * Whether a page may attach with this token. An id that is not permanent
   * accepts any token.
   */
  mayAttach(userId: string, token: string): boolean {
    return !isPermanentId(userId) || isSecret(token, this.tokenFor(userId))
  }
}
