import { errors } from './errors'

// Short title / title / description, as the specification has them (§8).
const specified = `
404 / Page not found / You may have mistyped the address, or the page may have been moved to another URL.
Oops / Something went wrong / Try again later, and if the problem doesn't resolve, contact support.
Error / We're having trouble connecting to the network / Please check your internet connection or try again later. If the problem doesn't resolve, contact support.
Bye / The sharer left / They can join again from the same link.
Oops / The sharer stopped sharing their screen / They can share again from the same link.
Bye / The viewer left / Ask them for a new link if you want to share again.
Oops / Someone's already viewing / Only one person can view the screen at a time.
`
  .trim()
  .split('\n')

const lines = Object.values(errors).map(
  ({ shortTitle, title, description }) =>
    `${shortTitle} / ${title} / ${description}`
)

describe('the error texts', () => {
  it.each(specified)('have, word for word: %s', (line) => {
    expect(lines).toContain(line)
  })

  it.each([
    ['invalid-account-details', 'Wrong password or email address', ''],
    ['email-taken', 'Email already in use', 'Try signing in instead.'],
    [
      'no-account-with-email',
      'Account not found',
      'Please check your email address.',
    ],
    [
      'reset-password-token-invalid',
      "Can't reset password",
      'Try requesting a new password reset link.',
    ],
  ] as const)('keep the sign-in leftover %s', (code, title, description) => {
    expect(errors[code]).toMatchObject({ title, description })
  })

  it('always have a short title and a title', () => {
    Object.values(errors).forEach(({ shortTitle, title }) => {
      expect(shortTitle).not.toBe('')
      expect(title).not.toBe('')
    })
  })
})
