import { isOriginAllowed } from './originPolicy'

const allowedOrigins = ['https://help.example']

describe('isOriginAllowed', () => {
  it.each([
    ['https://help.example', true],
    ['https://help.example:8443', false],
    ['http://help.example', false],
    ['https://help.example.evil.example', false],
    ['null', false],
    ['', false],
  ])('answers for %j: %s', (origin, allowed) => {
    const rules = { allowedOrigins, requireOrigin: false }
    expect(isOriginAllowed(origin, rules)).toBe(allowed)
  })

  it.each([true, false])(
    'without an origin, if one is required: %s',
    (requireOrigin) => {
      const rules = { allowedOrigins, requireOrigin }
      expect(isOriginAllowed(undefined, rules)).toBe(!requireOrigin)
    }
  )
})
