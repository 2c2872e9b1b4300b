import { webcrypto } from 'node:crypto'

import { wordsOfOneKey } from 'src/../../web/src/features/proof/wordsOfKey.fixtures'
import type { PermanentIdClaim } from 'src/lib/permanentIds/PermanentIds'

const { privateKey, marked } = wordsOfOneKey

export async function claimOf(
  { id, number }: { id: string; number: number } = marked,
  text = `kinscreen kept 1 ${id}`
): Promise<PermanentIdClaim> {
  const key = await webcrypto.subtle.importKey(
    'jwk',
    privateKey,
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign']
  )
  const signature = await webcrypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    Buffer.from(text)
  )
  const point = [privateKey.x, privateKey.y].map((coordinate) =>
    Buffer.from(coordinate, 'base64url')
  )
  return {
    id,
    number,
    publicKey: Buffer.concat([Buffer.of(4), ...point]),
    signature: Buffer.from(signature),
  }
}
