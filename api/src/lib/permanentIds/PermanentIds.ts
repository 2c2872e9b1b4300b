import { createHmac } from 'node:crypto'

import { isSecret } from 'src/lib/secrets/secrets'

import { isPermanentId } from './isPermanentId'

/** What a page says to prove that an id is made from its key. */
export interface PermanentIdClaim {
  readonly id: string
  /** uncompressed point of P-256 */
  readonly publicKey: Buffer
  readonly number: number
  /** ECDSA with SHA-256, r and s (IEEE P1363) */
  readonly signature: Buffer
}

/** 128 bits, as long as the tokens that pages make. */
const tokenLength = 32

/**
 * The tokens that attach pages with a permanent id (docs/kept-helpers.md): an
 * HMAC of the id, so that every instance with the same secret can check one,
 * without a list.
 */
export class PermanentIds {
  private readonly key: Buffer

  constructor(secret: string | Buffer) {
    // A separate key, so that no other signature is a valid token.
    this.key = createHmac('sha256', secret).update('kinscreen kept id').digest()
  }

  /** For whoever has proved to have the key of the id. */
  tokenFor(userId: string): string {
    return createHmac('sha256', this.key)
      .update(userId)
      .digest('hex')
      .slice(0, tokenLength)
  }

  /** Total. Any token will do for an id that has no mark. */
  mayAttach(userId: string, token: string): boolean {
    return !isPermanentId(userId) || isSecret(token, this.tokenFor(userId))
  }
}
