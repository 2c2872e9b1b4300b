import type { IceServer } from 'src/features/call/model/sortIceServers'

import { nothingChecked, type CheckOutcome } from './checkSteps'
import { type ConnectionProbes, NetworkCheck } from './NetworkCheck'

type RelayOutcome = Exclude<CheckOutcome, 'testing' | 'absent'>

const servers: IceServer[] = [
  { urls: 'stun:s' },
  { urls: ['turn:a', 'turn:b', 'turn:c?transport=tcp'] },
]

function probes(relays: Record<string, RelayOutcome> = {}): ConnectionProbes {
  return {
    signalling: () => Promise.resolve('works'),
    iceServers: () => Promise.resolve(servers),
    stun: () => Promise.resolve('silent'),
    relay: ({ urls }) => Promise.resolve(relays[String(urls)] ?? 'silent'),
  }
}

describe('NetworkCheck', () => {
  it('tests nothing before start', () => {
    expect(new NetworkCheck(probes()).getSnapshot()).toBe(nothingChecked)
  })

  it('reports what works, what does not answer, and what this installation does not have', async () => {
    const test = new NetworkCheck(
      probes({ 'turn:b': 'works', 'turn:a': 'refused' })
    )
    await test.start()

    expect(test.getSnapshot()).toEqual({
      signalling: 'works',
      stun: 'silent',
      udp: 'works',
      tcp: 'silent',
      tls: 'absent',
    })
  })

  it('does not report missing ICE servers if the list could not be fetched', async () => {
    const test = new NetworkCheck({
      ...probes(),
      signalling: () => Promise.resolve('silent'),
      iceServers: () => Promise.resolve([]),
    })
    await test.start()

    expect(new Set(Object.values(test.getSnapshot()))).toEqual(
      new Set(['silent'])
    )
  })

  it('treats a server to which the browser cannot connect as silent', async () => {
    const test = new NetworkCheck({
      ...probes({ 'turn:b': 'works' }),
      stun: () => {
        throw new SyntaxError('not an address')
      },
      relay: ({ urls }) =>
        urls === 'turn:b'
          ? Promise.resolve('works')
          : Promise.reject(new Error('turned off')),
    })
    await test.start()

    expect(test.getSnapshot()).toEqual({
      signalling: 'works',
      stun: 'silent',
      udp: 'works',
      tcp: 'silent',
      tls: 'absent',
    })
  })

  it('reports each outcome as soon as it is known', async () => {
    const test = new NetworkCheck(probes())
    const seen = new Set<string>()
    test.subscribe(() => seen.add(JSON.stringify(test.getSnapshot())))
    await test.start()
    expect(seen.size).toBeGreaterThan(4)
    seen.clear()
    void test.start()

    expect([...seen]).toEqual([JSON.stringify(nothingChecked)])
  })

  it('ignores an earlier round once the next one has started', async () => {
    const late: ((outcome: 'works') => void)[] = []
    const test = new NetworkCheck({
      ...probes(),
      signalling: () => new Promise((resolve) => late.push(resolve)),
    })
    const first = test.start()
    const second = test.start()
    late[0]?.('works')
    await first
    expect(test.getSnapshot().signalling).toBe('testing')

    late[1]?.('works')
    await second
    expect(test.getSnapshot().signalling).toBe('works')
  })
})
