import { base64urlnopad } from '@scure/base'

import type { Pin } from 'src/domain/proof/pin'

const encoder = new TextEncoder()

/** Whoever makes or checks one knows the pin of the link (HKDF of RFC 5869, HMAC of RFC 2104). */
export class PinMac {
  private readonly secret: Promise<CryptoKey>

  /** @throws later, when the browser has no WebCrypto */
  constructor(pin: Pin) {
    this.secret = Promise.resolve().then(() =>
      crypto.subtle.importKey(
        'raw',
        Uint8Array.from(base64urlnopad.decode(pin)),
        'HKDF',
        false,
        ['deriveKey']
      )
    )
    this.secret.catch(() => {})
  }

  async make(text: string): Promise<Uint8Array> {
    const key = await this.key()
    const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
    return new Uint8Array(mac)
  }

  async verify(text: string, mac: Uint8Array): Promise<boolean> {
    const key = await this.key()
    return crypto.subtle.verify('HMAC', key, mac, encoder.encode(text))
  }

  private async key(): Promise<CryptoKey> {
    return crypto.subtle.deriveKey(
      {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: new Uint8Array(),
        info: encoder.encode('kinscreen proof 1'),
      },
      await this.secret,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign', 'verify']
    )
  }
}
