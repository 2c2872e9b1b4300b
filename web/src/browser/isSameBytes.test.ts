import fc from 'fast-check'

import { isSameBytes } from './isSameBytes'

describe('isSameBytes', () => {
  it('finds a difference at any position', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(bytes, fc.nat(), (bytes, place) => {
        const one = Uint8Array.from(bytes)
        const other = Uint8Array.from(bytes)
        const at = place % one.length
        const isSame = isSameBytes(one, other)
        other[at] = (one[at]! + 1) % 256
        return isSame && !isSameBytes(one, other)
      })
    )
  })

  it('distinguishes frames of two sizes', () => {
    expect(isSameBytes(new Uint8Array(3), new Uint8Array(4))).toBe(false)
    expect(isSameBytes(new Uint8Array(0), new Uint8Array(0))).toBe(true)
  })
})
