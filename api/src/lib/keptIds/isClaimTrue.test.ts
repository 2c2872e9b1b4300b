import { webcrypto } from 'node:crypto'

import { wordsOfOneKey } from '../../../../web/src/lib/keptLink/wordsOfKey.fixtures'

import { isClaimTrue } from './isClaimTrue'
import type { KeptIdClaim } from './KeptIds'

const { origin, privateKey, marked, unmarked } = wordsOfOneKey
const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** As a page makes it. */
async function claimOf(
  { id, number }: { id: string; number: number },
  text = `kinscreen kept 1 ${id}`
): Promise<KeptIdClaim> {
  const key = await webcrypto.subtle.importKey('jwk', privateKey, curve, true, [
    'sign',
  ])
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

describe('a claim to an id', () => {
  it('is true where the words are made from the key of who signed it', async () => {
    expect(await isClaimTrue(await claimOf(marked), origin)).toBe(true)
  })

  it('is not needed for an id without the mark', async () => {
    expect(await isClaimTrue(await claimOf(unmarked), origin)).toBe(false)
  })

  it.each<[string, (claim: KeptIdClaim) => Partial<KeptIdClaim>]>([
    ['number', ({ number }) => ({ number: number + 1 })],
    ['id', () => ({ id: 'abandon-abandon-abandon-crew' })],
    [
      'signature',
      ({ signature }) => ({ signature: Buffer.from(signature).fill(1) }),
    ],
    ['key', () => ({ publicKey: Buffer.alloc(65, 4) })],
  ])('is false with another %s', async (_, change) => {
    const claim = await claimOf(marked)
    expect(await isClaimTrue({ ...claim, ...change(claim) }, origin)).toBe(
      false
    )
  })

  it('is false where something else was signed', async () => {
    const claim = await claimOf(marked, 'kinscreen proof 1')
    expect(await isClaimTrue(claim, origin)).toBe(false)
  })

  it('is false on another installation', async () => {
    const claim = await claimOf(marked)
    expect(await isClaimTrue(claim, 'https://other.example')).toBe(false)
  })
})
