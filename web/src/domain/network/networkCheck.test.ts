import {
  type ConnectionTestState,
  nothingTested,
  sortIceServers,
  testVerdict,
} from './networkCheck'

const good: ConnectionTestState = {
  signalling: 'works',
  stun: 'works',
  udp: 'works',
  tcp: 'works',
  tls: 'works',
}

describe('the verdict of a connection test', () => {
  it.each<[string, Partial<ConnectionTestState>, string]>([
    ['all works', {}, 'good'],
    ['only the relay works', { stun: 'silent' }, 'good'],
    ['there is only TCP, and it works', { udp: 'absent' }, 'good'],
    ['UDP is blocked', { stun: 'silent', udp: 'silent' }, 'slow'],
    ['UDP gets nothing through', { udp: 'answers' }, 'slow'],
    ['the server does not answer', { signalling: 'silent' }, 'offline'],
    ['one test is still going on', { tls: 'testing' }, 'testing'],
  ])('when %s', (_, change, verdict) => {
    expect(testVerdict({ ...good, ...change })).toBe(verdict)
  })

  const relays = (outcome: 'absent' | 'silent' | 'refused' | 'answers') => ({
    ...good,
    ...{ udp: outcome, tcp: outcome, tls: outcome },
  })

  it.each([
    ['absent', 'direct'],
    ['silent', 'direct'],
    ['answers', 'direct'],
    ['refused', 'refused'],
  ] as const)('when all relays are %s, and STUN works', (outcome, verdict) => {
    expect(testVerdict(relays(outcome))).toBe(verdict)
  })

  it.each([
    ['absent', 'absent', 'direct'],
    ['absent', 'silent', 'blocked'],
    ['silent', 'absent', 'blocked'],
    ['silent', 'silent', 'blocked'],
  ] as const)('when relays are %s and STUN is %s', (relay, stun, verdict) => {
    expect(testVerdict({ ...relays(relay), stun })).toBe(verdict)
  })

  it('waits at first', () => {
    expect(testVerdict(nothingTested)).toBe('testing')
  })
})

describe('ICE servers', () => {
  it('are sorted by what can be tested with them', () => {
    const secret = { username: 'u', credential: 'c' }
    const turn = [
      ...['turn:a', 'turn:b?transport=udp', 'turn:c?transport=tcp'],
      ...['turns:d?transport=tcp', 'turns:e?transport=udp', 'http://f'],
    ]

    expect(
      sortIceServers([{ urls: 'stun:s' }, { urls: turn, ...secret }])
    ).toEqual({
      stun: [{ urls: 'stun:s' }],
      udp: [
        { urls: 'turn:a', ...secret },
        { urls: 'turn:b?transport=udp', ...secret },
      ],
      tcp: [{ urls: 'turn:c?transport=tcp', ...secret }],
      tls: [{ urls: 'turns:d?transport=tcp', ...secret }],
    })
  })

  it('may be none', () => {
    expect(sortIceServers([])).toEqual({ stun: [], udp: [], tcp: [], tls: [] })
  })
})
