import { SignJWT, UnsecuredJWT } from 'jose'

import { OperatorTokens } from './OperatorTokens'

const settings = {
  passphrase: 'correct horse battery',
  secret: 'a secret of at least 32 characters',
  seconds: 60,
}

const tokens = new OperatorTokens(settings)

describe('OperatorTokens', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('accepts a token that it issued', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60
    const verified = await tokens.verify(await tokens.issue())
    expect(verified?.roles).toEqual(['admin'])
    expect(Math.abs(verified!.expiresAt - soon)).toBeLessThanOrEqual(1)
  })

  it('rejects an expired token', async () => {
    const token = await tokens.issue()
    jest.useFakeTimers({ now: Date.now() + 61_000 })
    expect(await tokens.verify(token)).toBeNull()
  })

  it.each([
    ['another secret', { secret: 'another secret of 32 characters!' }],
    ['another passphrase', { passphrase: 'another passphrase' }],
  ])('rejects a token issued under %s', async (_, other) => {
    const token = await new OperatorTokens({ ...settings, ...other }).issue()
    expect(await tokens.verify(token)).toBeNull()
  })

  it('rejects a token while the console is off', async () => {
    const off = new OperatorTokens({ ...settings, passphrase: '' })
    expect(await off.verify(await off.issue())).toBeNull()
  })

  it.each(['', 'null', 'undefined', 'a.b.c', '\0', 'x'.repeat(50_000)])(
    'rejects %j without throwing',
    async (token) => {
      expect(await tokens.verify(token)).toBeNull()
    }
  )

  it('rejects a token without a signature, or with a foreign one', async () => {
    const claims = new UnsecuredJWT({ roles: ['admin'] })
      .setIssuer('kinscreen')
      .setAudience('kinscreen-operator')
      .setSubject('operator')
      .setExpirationTime('1h')
    expect(await tokens.verify(claims.encode())).toBeNull()
    const forged = await new SignJWT({ roles: ['admin'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(Buffer.from(settings.secret))
    expect(await tokens.verify(forged)).toBeNull()
  })
})
