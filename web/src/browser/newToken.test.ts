import { newToken, tokenPattern } from './newToken'

describe('newToken', () => {
  it('fits into a query string as it is', () => {
    expect(newToken()).toMatch(tokenPattern)
    expect(encodeURIComponent(newToken())).toMatch(tokenPattern)
  })

  it('is another one each time', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken))
    expect(tokens.size).toBe(100)
  })

  it('comes from the cryptographic source, all 128 bits of it', () => {
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
