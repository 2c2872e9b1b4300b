import { base64urlnopad } from '@scure/base'

import type { Pin } from 'src/features/links/headless'

import { proofProtocol } from './model/transcript'

const encoder = new TextEncoder()

/**
 * A MAC that proves knowledge of the link's key fingerprint, or of another
 * shared secret of the two pages (HMAC of RFC 2104).
 */
export class PinMac {
  private readonly key: Promise<CryptoKey>

  /**
   * Never throws; `make` and `verify` reject if the browser has no WebCrypto.
   *
   * @param protocol a MAC of one protocol is invalid in another
   */
  constructor(pin: Pin | Uint8Array, protocol = proofProtocol) {
    this.key = keyOf(pin, protocol)
    this.key.catch(() => {})
  }

  async make(text: string): Promise<Uint8Array> {
    const key = await this.key
    const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
    return new Uint8Array(mac)
  }

  async verify(text: string, mac: Uint8Array): Promise<boolean> {
    const key = await this.key
    return crypto.subtle.verify('HMAC', key, mac, encoder.encode(text))
  }
}

/** HKDF of RFC 5869. */
async function keyOf(
  pin: Pin | Uint8Array,
  protocol: string
): Promise<CryptoKey> {
  const secret = Uint8Array.from(
    typeof pin === 'string' ? base64urlnopad.decode(pin) : pin
  )
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: encoder.encode(protocol),
    },
    await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify']
  )
}
