import {
  type NetworkCheckState,
  nothingChecked,
  checkVerdict,
} from './checkSteps'

const good: NetworkCheckState = {
  signalling: 'works',
  stun: 'works',
  udp: 'works',
  tcp: 'works',
  tls: 'works',
}

describe('the verdict of a network check', () => {
  it.each<[string, Partial<NetworkCheckState>, string]>([
    ['all works', {}, 'good'],
    ['only the relay works', { stun: 'silent' }, 'good'],
    ['there is only TCP, and it works', { udp: 'absent' }, 'good'],
    ['UDP is blocked', { stun: 'silent', udp: 'silent' }, 'slow'],
    ['a relay over UDP forwards nothing', { udp: 'answers' }, 'slow'],
    ['the server does not answer', { signalling: 'silent' }, 'offline'],
    [
      'the server answers, and no WebSocket opens',
      { signalling: 'answers' },
      'pagesOnly',
    ],
    ['one test is still going on', { tls: 'testing' }, 'testing'],
  ])('is reached when %s', (_, change, verdict) => {
    expect(checkVerdict({ ...good, ...change })).toBe(verdict)
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
  ] as const)(
    'is reached when all relays are %s, and STUN works',
    (outcome, verdict) => {
      expect(checkVerdict(relays(outcome))).toBe(verdict)
    }
  )

  it.each([
    ['absent', 'absent', 'direct'],
    ['absent', 'silent', 'blocked'],
    ['silent', 'absent', 'blocked'],
    ['silent', 'silent', 'blocked'],
  ] as const)(
    'is reached when relays are %s and STUN is %s',
    (relay, stun, verdict) => {
      expect(checkVerdict({ ...relays(relay), stun })).toBe(verdict)
    }
  )

  it('is pending at first', () => {
    expect(checkVerdict(nothingChecked)).toBe('testing')
  })
})
