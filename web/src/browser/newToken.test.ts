import { newToken, tokenPattern } from './newToken'

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
