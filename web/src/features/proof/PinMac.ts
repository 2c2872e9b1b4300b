import { base64urlnopad } from '@scure/base'

import type { Pin } from 'src/features/links/headless'

import { proofProtocol } from './model/transcript'

const encoder = new TextEncoder()

/**
 * Makes and verifies a MAC (HMAC, RFC 2104). It proves that somebody knows the
 * link's key fingerprint, or another secret that both pages share.
 */
export class PinMac {
  private readonly key: Promise<CryptoKey>

  /**
   * Never throws. Without WebCrypto, `make` and `verify` reject.
   *
   * @param protocol a name; a MAC made for one protocol is invalid for any
   * other
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

/** Derives the key of the HMAC (HKDF, RFC 5869). */
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
