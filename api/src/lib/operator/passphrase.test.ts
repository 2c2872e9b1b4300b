import { isPassphrase } from './passphrase'

describe('isPassphrase', () => {
  const passphrase = 'correct horse battery'

  it('takes the passphrase', () => {
    expect(isPassphrase('correct horse battery', passphrase)).toBe(true)
  })

  it.each(['', 'correct', `${passphrase} `, 'x'.repeat(10_000), 'ü'])(
    'refuses %j',
    (given) => {
      expect(isPassphrase(given, passphrase)).toBe(false)
    }
  )

  it('takes nothing where none is set', () => {
    expect(isPassphrase('', '')).toBe(false)
  })
})
