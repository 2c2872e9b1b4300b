import { createECDH } from 'node:crypto'

import { importJWK, SignJWT } from 'jose'

/**
 * Half of what RFC 8292 §2 allows, because a push service's clock may differ.
 */
const tokenLifetime = '12h'

/**
 * Identifies this installation to push services (RFC 8292). A subscription
 * accepts only messages with its signature.
 */
export class VapidKey {
  /**
   * Pages subscribe with this key: an uncompressed point of P-256, in
   * base64url.
   */
  readonly publicKey: string
  private readonly key: ReturnType<typeof importJWK>

  /**
   * @param privateKey 32 bytes of P-256
   * @param subject contact for the push service's operators: mailto: or https:
   * URL
   */
  constructor(
    privateKey: Buffer,
    private readonly subject: string
  ) {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey)
    const point = pair.getPublicKey()
    this.publicKey = point.toString('base64url')
    this.key = importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        d: privateKey.toString('base64url'),
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      'ES256'
    )
  }

  /** @returns the `authorization` header for a push service with that origin */
  async authorizationFor(origin: string): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setSubject(this.subject)
      .setExpirationTime(tokenLifetime)
      .sign(await this.key)
    return `vapid t=${token}, k=${this.publicKey}`
  }
}
