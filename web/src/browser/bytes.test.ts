import fc from 'fast-check'

import { isSameBytes, newToken, tokenPattern } from './bytes'

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

describe('newToken', () => {
  it('can be put into a query string unescaped', () => {
    expect(newToken()).toMatch(tokenPattern)
    expect(encodeURIComponent(newToken())).toMatch(tokenPattern)
  })

  it('is different each time', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken))
    expect(tokens.size).toBe(100)
  })

  it('uses all 128 bits of the cryptographic source', () => {
    const source = jest
      .spyOn(crypto, 'getRandomValues')
      .mockImplementation((array) => {
        const bytes = array as unknown as Uint8Array
        bytes.forEach((_, index) => (bytes[index] = index))
        return array
      })
    const token = newToken()
    source.mockRestore()

    expect(token).toBe('000102030405060708090a0b0c0d0e0f')
  })
})
