import { decideUpgrade, isOriginAllowed } from './upgradeGate'

const allowedOrigins = ['https://help.example']

describe('isOriginAllowed', () => {
  it.each([
    ['https://help.example', true],
    ['https://help.example:8443', false],
    ['http://help.example', false],
    ['https://help.example.evil.example', false],
    ['null', false],
    ['', false],
  ])('allows the origin %j: %s', (origin, allowed) => {
    const rules = { allowedOrigins, requireOrigin: false }
    expect(isOriginAllowed(origin, rules)).toBe(allowed)
  })

  it.each([true, false])(
    'allows no origin only if none is required: %s',
    (requireOrigin) => {
      const rules = { allowedOrigins, requireOrigin }
      expect(isOriginAllowed(undefined, rules)).toBe(!requireOrigin)
    }
  )
})

const origin = 'https://help.example'
const rules = {
  allowedOrigins: [origin],
  requireOrigin: true,
  mayAttach: (userId: string, token: string) =>
    userId !== 'kept-by-its-owner' || token === 'the-owners',
  isProved: () => false,
}

const decide = (query: string, from: string | undefined = origin) =>
  decideUpgrade({ target: `/peerjs?${query}`, origin: from }, rules)

describe('decideUpgrade', () => {
  it('accepts the parameters that PeerJS sends', () => {
    expect(
      decide('key=peerjs&id=river-moon&token=8r0zvn1x2a&version=1.5.5')
    ).toBe('accept')
  })

  it('reads an id as the query encodes it', () => {
    expect(decide('key=peerjs&id=a%20b+c&token=8r0zvn1x2a')).toBe('accept')
  })

  it('refuses a foreign origin with 403, whatever the other parameters are', () => {
    expect(decide('', 'https://evil.example')).toBe(403)
    expect(decideUpgrade({ target: '/peerjs', origin: undefined }, rules)).toBe(
      403
    )
  })

  it.each([
    '',
    'key=peerjs&token=8r0zvn1x2a',
    'key=peerjs&id=&token=8r0zvn1x2a',
    'key=peerjs&id=-river&token=8r0zvn1x2a',
    'key=peerjs&id=__proto__&token=8r0zvn1x2a',
    'key=peerjs&id=river&id=moon&token=8r0zvn1x2a',
    'key=peerjs&id=river',
    'key=peerjs&id=river&token=short',
    'key=peerjs&id=river&token=with+a+blank',
    `key=peerjs&id=river&token=${'x'.repeat(129)}`,
    'key=peerjs&id=river&token=8r0zvn1x2a&token=8r0zvn1x2b',
  ])('refuses %j with 400', (query) => {
    expect(decide(query)).toBe(400)
  })

  it.each(['', 'key=', 'key=other', 'key=other&key=peerjs'])(
    'opens the socket to report the invalid key in %j [§7 INVALID-KEY]',
    (key) => {
      expect(decide(`${key}&id=river&token=8r0zvn1x2a`)).toBe('invalid-key')
    }
  )

  it('opens the socket to report that an id needs proof of its key', () => {
    const query = 'key=peerjs&id=kept-by-its-owner&token='
    expect(decide(`${query}8r0zvn1x2a`)).toBe('key-required')
    expect(decide(`${query}the-owners`)).toBe('accept')
  })
})
