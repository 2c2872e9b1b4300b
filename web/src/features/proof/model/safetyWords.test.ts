import fc from 'fast-check'

import { safetyWordsOf } from './safetyWords'

const listLength = 2_048

describe('the safety words', () => {
  it('are derived from the first 22 bits', () => {
    expect(safetyWordsOf(Uint8Array.of(0, 0, 0))).toEqual([0, 0])
    expect(safetyWordsOf(Uint8Array.of(0xff, 0xff, 0xff))).toEqual([2047, 2047])
    expect(safetyWordsOf(Uint8Array.of(0, 0x20, 0x04))).toEqual([1, 1])
  })

  it('are in the list for any hash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
        safetyWordsOf(hash).forEach((place) => {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThan(listLength)
        })
      })
    )
  })
})
