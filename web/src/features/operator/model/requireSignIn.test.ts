import { requireSignIn } from './requireSignIn'

describe('requireSignIn', () => {
  it.each(['', 'helpers'])('accepts %j', (setting) => {
    expect(requireSignIn(setting)).toBe(setting)
  })

  it('treats a missing setting as empty', () => {
    expect(requireSignIn(undefined)).toBe('')
  })

  it.each(['helper', 'Helpers', 'true', '"><script>'])(
    'refuses %j, which would open a closed installation',
    (setting) => {
      expect(() => requireSignIn(setting)).toThrow(
        'REQUIRE_SIGN_IN must be helpers, or be empty.'
      )
    }
  )
})
