import { webcrypto } from 'node:crypto'

import { base64urlnopad } from '@scure/base'

import { OwnerKey } from './OwnerKey'
import { wordsOfOneKey } from './wordsOfKey.fixtures'

const { privateKey } = wordsOfOneKey
const curve = { name: 'ECDSA', namedCurve: 'P-256' }

export async function keyOfWords(): Promise<OwnerKey> {
  const { subtle } = webcrypto
  const key = await subtle.importKey('jwk', privateKey, curve, false, ['sign'])
  return OwnerKey.from({
    privateKey: key as CryptoKey,
    publicKey: Uint8Array.of(
      4,
      ...base64urlnopad.decode(privateKey.x),
      ...base64urlnopad.decode(privateKey.y)
    ),
    salt: new Uint8Array(16),
  })
}
