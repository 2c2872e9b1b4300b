import { turnCredentials } from './turnCredentials'

const now = 1_700_000_000_000

describe('turnCredentials', () => {
  // printf '1700007200:0a1b2c3d' | openssl dgst -sha1 -hmac north -binary | base64
  it('signs expiry and nonce as a TURN server with the secret does', () => {
    expect(
      turnCredentials({
        secret: 'north',
        ttlSeconds: 7200,
        now,
        nonce: '0a1b2c3d',
      })
    ).toEqual({
      username: '1700007200:0a1b2c3d',
      credential: 'waWXgztc9ldKWOpMMsZGpgJnUFM=',
    })
  })

  it('gives two people different user names', () => {
    const one = turnCredentials({ secret: 'north', ttlSeconds: 1, now })
    const two = turnCredentials({ secret: 'north', ttlSeconds: 1, now })
    expect(one.username).not.toBe(two.username)
  })
})
