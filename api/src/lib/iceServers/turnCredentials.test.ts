import { turnCredentials } from './turnCredentials'

const now = 1_700_000_000_000

const credentialsFor = (
  block: string,
  more: { secret?: string; now?: number } = {}
) => turnCredentials({ secret: 'north', ttlSeconds: 600, now, block, ...more })

const nameIn = ({ username }: { username: string }) => username.split(':')[1]

describe('turnCredentials', () => {
  // Computed with OpenSSL:
  //   key=$(printf 'kinscreen turn name' |
  //     openssl dgst -sha256 -hmac north -r | cut -c-64)
  //   name=$(printf 192.0.2.1 |
  //     openssl dgst -sha256 -mac hmac -macopt hexkey:$key -r | cut -c-16)
  //   printf "1700000600:$name" |
  //     openssl dgst -sha1 -hmac north -binary | base64
  it('signs expiry and name as a TURN server with the secret does', () => {
    expect(credentialsFor('192.0.2.1')).toEqual({
      username: '1700000600:2f2f21f48b629e98',
      credential: 'uRX9FQgJ04Cr55VR0nz4V7nYbpE=',
    })
  })

  it('gives an address block the same name each time', () => {
    const later = credentialsFor('192.0.2.1', { now: now + 60_000 })
    expect(nameIn(later)).toBe(nameIn(credentialsFor('192.0.2.1')))
    expect(later.username).not.toBe(credentialsFor('192.0.2.1').username)
  })

  it('gives two address blocks different names', () => {
    const names = ['192.0.2.1', '192.0.2.2', '2001:db8:1:1', 'unknown'].map(
      (block) => nameIn(credentialsFor(block))
    )
    expect(new Set(names).size).toBe(4)
  })

  it('gives four names to all blocks of an IPv6 /48', () => {
    const blocks = Array.from({ length: 500 }, (_, at) => at.toString(16))
    const names = (site: string) =>
      new Set(blocks.map((at) => nameIn(credentialsFor(`${site}:${at}`))))
    const [one, other] = [names('2001:db8:1'), names('2001:db8:2')]
    expect([one.size, other.size]).toEqual([4, 4])
    expect(new Set([...one, ...other]).size).toBe(8)
  })

  it('hides the address from anyone without the secret', () => {
    const name = nameIn(credentialsFor('192.0.2.1'))
    expect(name).toMatch(/^[0-9a-f]{16}$/)
    expect(nameIn(credentialsFor('192.0.2.1', { secret: 'south' }))).not.toBe(
      name
    )
  })
})
