import { HelperGrants } from './HelperGrants'
import { OperatorTokens } from './OperatorTokens'

const settings = {
  passphrase: 'correct horse battery',
  secret: 'a secret of at least 32 characters',
}
const halfADayMs = 12 * 60 * 60 * 1000

const grants = new HelperGrants(settings)

describe('HelperGrants', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('reads what any instance with the same settings has issued', () => {
    expect(grants.isValid(new HelperGrants(settings).issue())).toBe(true)
  })

  it('reads a grant for half a day, and no longer', () => {
    const now = Math.floor(Date.now() / 1000) * 1000
    jest.useFakeTimers({ now })
    const grant = grants.issue()
    jest.setSystemTime(now + halfADayMs - 1000)
    expect(grants.isValid(grant)).toBe(true)
    jest.setSystemTime(now + halfADayMs)
    expect(grants.isValid(grant)).toBe(false)
  })

  it.each([
    ['another secret', { secret: 'another secret of 32 characters!' }],
    ['another passphrase', { passphrase: 'another passphrase' }],
  ])('reads no grant issued under %s', (_, other) => {
    const grant = new HelperGrants({ ...settings, ...other }).issue()
    expect(grants.isValid(grant)).toBe(false)
  })

  it('reads no grant that somebody has made last longer', () => {
    const [expiry, signature] = grants.issue().split('.')
    expect(grants.isValid(`${Number(expiry) + 1}.${signature}`)).toBe(false)
  })

  it('reads no token of the operator', async () => {
    const tokens = new OperatorTokens({ ...settings, seconds: 60 })
    expect(grants.isValid(await tokens.issue())).toBe(false)
  })

  it.each(['', '.', 'null', '1.', `.${'a'.repeat(43)}`, 'x'.repeat(50_000)])(
    'survives %j',
    (grant) => {
      expect(grants.isValid(grant)).toBe(false)
    }
  )
})
