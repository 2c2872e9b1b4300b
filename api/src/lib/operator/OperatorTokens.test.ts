import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'

import { OperatorTokens } from './OperatorTokens'

const settings = {
  credentials: 'correct horse battery',
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
    const verified = await tokens.verify(await tokens.issue('operator'))
    expect(verified).toMatchObject({ id: 'operator', roles: ['admin'] })
    expect(Math.abs(verified!.expiresAt - soon)).toBeLessThanOrEqual(1)
  })

  it('gives a helper no role of the operator', async () => {
    const verified = await tokens.verify(await tokens.issue('helper'))
    expect(verified).toMatchObject({ id: 'helper', roles: ['standard'] })
  })

  it('contains nothing but the role and the times', async () => {
    const claims = decodeJwt(await tokens.issue('helper'))
    expect(claims).toEqual({
      ...{ iss: 'kinscreen', aud: 'kinscreen-operator', sub: 'helper' },
      ...{ roles: ['standard'], iat: claims.iat, exp: claims.exp },
    })
  })

  it('rejects an expired token', async () => {
    const token = await tokens.issue('operator')
    jest.useFakeTimers({ now: Date.now() + 61_000 })
    expect(await tokens.verify(token)).toBeNull()
  })

  it.each([
    ['another secret', { secret: 'another secret of 32 characters!' }],
    ['another passphrase', { credentials: 'another passphrase' }],
  ])('rejects a token issued under %s', async (_, other) => {
    const token = await new OperatorTokens({ ...settings, ...other }).issue(
      'operator'
    )
    expect(await tokens.verify(token)).toBeNull()
  })

  it('rejects a token while the console is off', async () => {
    const off = new OperatorTokens({ ...settings, credentials: '' })
    expect(await off.verify(await off.issue('operator'))).toBeNull()
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
