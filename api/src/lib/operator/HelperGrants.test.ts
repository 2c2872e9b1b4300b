import { HelperGrants } from './HelperGrants'
import { OperatorTokens } from './OperatorTokens'

const settings = {
  credentials: 'correct horse battery',
  secret: 'a secret of at least 32 characters',
}
const halfADayMs = 12 * 60 * 60 * 1000

const grants = new HelperGrants(settings)

describe('HelperGrants', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('accepts a grant from any instance with the same settings', () => {
    expect(grants.isValid(new HelperGrants(settings).issue())).toBe(true)
  })

  it('accepts a grant for twelve hours, and no longer', () => {
    const now = Math.floor(Date.now() / 1000) * 1000
    jest.useFakeTimers({ now })
    const grant = grants.issue()
    jest.setSystemTime(now + halfADayMs - 1000)
    expect(grants.isValid(grant)).toBe(true)
    jest.setSystemTime(now + halfADayMs)
    expect(grants.isValid(grant)).toBe(false)
  })

  it('accepts a grant for as long as a sign-in lasts, if that is longer', () => {
    const now = Math.floor(Date.now() / 1000) * 1000
    jest.useFakeTimers({ now })
    const sessionSeconds = 24 * 60 * 60
    const grant = new HelperGrants({ ...settings, sessionSeconds }).issue()
    jest.setSystemTime(now + 2 * halfADayMs - 1000)
    expect(grants.isValid(grant)).toBe(true)
  })

  it.each([
    ['another secret', { secret: 'another secret of 32 characters!' }],
    ['another passphrase', { credentials: 'another passphrase' }],
  ])('rejects a grant issued under %s', (_, other) => {
    const grant = new HelperGrants({ ...settings, ...other }).issue()
    expect(grants.isValid(grant)).toBe(false)
  })

  it('rejects a grant whose expiry was changed', () => {
    const [expiry, signature] = grants.issue().split('.')
    expect(grants.isValid(`${Number(expiry) + 1}.${signature}`)).toBe(false)
  })

  it('rejects a token of the operator', async () => {
    const tokens = new OperatorTokens({ ...settings, seconds: 60 })
    expect(grants.isValid(await tokens.issue('operator'))).toBe(false)
  })

  it.each(['', '.', 'null', '1.', `.${'a'.repeat(43)}`, 'x'.repeat(50_000)])(
    'rejects %j without throwing',
    (grant) => {
      expect(grants.isValid(grant)).toBe(false)
    }
  )
})
