import { wordsOfOneKey } from 'src/../../web/src/features/proof/wordsOfKey.fixtures'
import { claimOf } from 'src/lib/permanentIds/claim.fixtures'
import type { PermanentIdClaim } from 'src/lib/permanentIds/PermanentIds'

import { isClaimTrue } from './isClaimTrue'

const { origin, marked, unmarked } = wordsOfOneKey

describe('a claim to an id', () => {
  it('is true if the words are made from the key that signed it', async () => {
    expect(await isClaimTrue(await claimOf(marked), origin)).toBe(true)
  })

  it('is false for another spelling of the words', async () => {
    const alike = { ...marked, id: 'Gaze-three-arch-raw' }
    expect(await isClaimTrue(await claimOf(alike), origin)).toBe(false)
  })

  it('is false for an id without the mark, which needs no claim', async () => {
    expect(await isClaimTrue(await claimOf(unmarked), origin)).toBe(false)
  })

  it.each<[string, (claim: PermanentIdClaim) => Partial<PermanentIdClaim>]>([
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

  it('is false if another text was signed', async () => {
    const claim = await claimOf(marked, 'kinscreen proof 1')
    expect(await isClaimTrue(claim, origin)).toBe(false)
  })

  it('is false on another installation', async () => {
    const claim = await claimOf(marked)
    expect(await isClaimTrue(claim, 'https://other.example')).toBe(false)
  })
})
