import { createHmac } from 'node:crypto'

import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'

/** Long enough to find a password and a second factor. */
const validFor = '10 minutes'

const audience = 'kinscreen-sign-in'

const Flow = v.object({
  /** Comes back with the provider's answer (RFC 6749 §4.1.1). */
  state: v.string(),
  /** Must be in the ID token (OpenID Connect Core §3.1.2.1). */
  nonce: v.string(),
  /** Proves to the provider that the sign-in began here (PKCE, RFC 7636). */
  codeVerifier: v.string(),
  redirectUri: v.string(),
})

/** What the browser tab keeps until the provider redirects back to our page. */
export type Flow = v.InferOutput<typeof Flow>

interface Settings {
  credentials: string
  secret: string | Buffer
}

/**
 * Encrypts flows, so that the browser tab that began a sign-in can keep its
 * flow. No instance stores anything, and every instance can finish the sign-in.
 */
export class SealedFlows {
  private readonly key: Uint8Array

  constructor({ secret, credentials }: Settings) {
    const own = createHmac('sha256', secret).update(credentials).digest()
    const key = createHmac('sha256', own).update('kinscreen flow').digest()
    // In Jest, a Buffer belongs to another realm, and jose does not accept it.
    this.key = new Uint8Array(key)
  }

  seal(flow: Flow): Promise<string> {
    return new EncryptJWT(flow)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(audience)
      .setExpirationTime(validFor)
      .encrypt(this.key)
  }

  /** @returns null unless `seal` made the text in the last ten minutes */
  async open(sealed: string): Promise<Flow | null> {
    try {
      const { payload } = await jwtDecrypt(sealed, this.key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
        audience,
      })
      return v.parse(Flow, payload)
    } catch {
      return null
    }
  }
}
