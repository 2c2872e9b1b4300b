import { createHmac } from 'node:crypto'

import { isSecret } from 'src/lib/secrets'

/** So long that no screen share ends because a sign-in expires. */
const leastSeconds = 12 * 60 * 60

const grantPattern = /^(\d{1,12})\.([\w-]{43})$/

interface Settings {
  /** The passphrase, or the settings of the OpenID provider. */
  credentials: string
  secret: string | Buffer
  /** How long a sign-in lasts. A grant lasts at least as long. */
  sessionSeconds?: number
}

/**
 * A grant proves only that its holder has signed in and may view a screen. Its
 * form is `<expiry in Unix seconds>.<HMAC-SHA256 of it>`. Every instance with
 * the same secret and credentials can verify it without stored state.
 */
export class HelperGrants {
  private readonly key: Buffer
  private readonly validSeconds: number

  /**
   * A new secret or other credentials invalidate all grants, and all tokens of
   * OperatorTokens.
   */
  constructor({ secret, credentials, sessionSeconds = 0 }: Settings) {
    this.validSeconds = Math.max(leastSeconds, sessionSeconds)
    const own = createHmac('sha256', secret).update(credentials).digest()
    // Uses a separate key, so that no other signature is a valid grant.
    this.key = createHmac('sha256', own).update('kinscreen helper').digest()
  }

  issue(): string {
    const expiry = String(Math.floor(Date.now() / 1000) + this.validSeconds)
    return `${expiry}.${this.sign(expiry)}`
  }

  /** Never throws. */
  isValid(grant: string): boolean {
    const [, expiry = '', signature = ''] = grantPattern.exec(grant) ?? []
    return (
      isSecret(signature, this.sign(expiry)) &&
      Number(expiry) * 1000 > Date.now()
    )
  }

  private sign(expiry: string): string {
    return createHmac('sha256', this.key).update(expiry).digest('base64url')
  }
}
