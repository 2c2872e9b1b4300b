import { base64urlnopad } from '@scure/base'

import { parsePin, pinByteLength, type Pin } from 'src/features/links/model/pin'

const label = new TextEncoder().encode('kinscreen pin 1')

/**
 * @param publicKey uncompressed point of P-256
 * @param salt random bytes that are sent with the key only: whoever has met the
 * key elsewhere cannot compute the pin
 * @returns what a link says of the key
 * @throws when the browser has no WebCrypto
 */
export async function pinOfKey(
  publicKey: Uint8Array,
  salt: Uint8Array
): Promise<Pin> {
  const text = Uint8Array.of(...label, ...publicKey, ...salt)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const pin = parsePin(base64urlnopad.encode(hash.slice(0, pinByteLength)))
  if (!pin) throw new Error('A hash is no pin')
  return pin
}
