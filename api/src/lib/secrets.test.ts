import { isSecret } from './secrets'

describe('isSecret', () => {
  const secret = 'correct horse battery'

  it('accepts the secret', () => {
    expect(isSecret('correct horse battery', secret)).toBe(true)
  })

  it.each(['', 'correct', `${secret} `, 'x'.repeat(10_000), 'ü'])(
    'refuses %j',
    (given) => {
      expect(isSecret(given, secret)).toBe(false)
    }
  )

  it('accepts nothing if no secret is set', () => {
    expect(isSecret('', '')).toBe(false)
  })
})
