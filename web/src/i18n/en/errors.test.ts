import { errors } from './errors'

// Each line is code: short title / title / description (specification §8).
const specified = `
404: 404 / Page not found / You may have mistyped the address, or the page may have been moved to another URL.
unknown: Oops / Something went wrong / Try again later, and if the problem doesn't resolve, contact support.
network: Error / We're having trouble connecting to the network / Please check your internet connection or try again later. If the problem doesn't resolve, contact support.
sharer-left: Bye / The sharer left / They can join again from the same link.
sharer-stopped: Oops / The sharer stopped sharing their screen / They can share again from the same link.
viewer-left: Bye / The viewer left / Ask them for a new link if you want to share again.
already-viewing: Oops / Someone's already viewing / Only one person can view the screen at a time.
invalid-account-details: Oops / Wrong password or email address /
email-taken: Oops / Email already in use / Try signing in instead.
no-account-with-email: Oops / Account not found / Please check your email address.
reset-password-token-invalid: Oops / Can't reset password / Try requesting a new password reset link.
accept-invite-already-member: Oops / Can't accept invitation / You are already a member of this team.
accept-invite-email-mismatch: Oops / Can't accept invitation / The invitation email does not match.
accept-invite-token-expired: Oops / Can't accept invitation / The invitation has expired.
accept-invite-token-invalid: Oops / Can't accept invitation / The invitation link is invalid.
`
  .trim()
  .split('\n')

const lines = Object.entries(errors).map(
  ([code, { shortTitle, title, description }]) =>
    `${code}: ${shortTitle} / ${title} / ${description}`.trim()
)

describe('the error texts', () => {
  it.each(specified)(
    'have, word for word: %s [§8 error screens, §8 leftovers, §8 error codes]',
    (line) => {
      expect(lines).toContain(line)
    }
  )

  it('always have a short title and a title', () => {
    Object.values(errors).forEach(({ shortTitle, title }) => {
      expect(shortTitle).not.toBe('')
      expect(title).not.toBe('')
    })
  })
})
