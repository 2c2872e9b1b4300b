import { compareAsOpener, compareAsOwner } from './compareWords'
import { joined } from './FakeProofChannel'
import { encodeProof, parseProof } from './model/proofMessage'
import type { CallFacts } from './model/transcript'
import { ProofWire } from './ProofWire'

const facts: CallFacts = {
  callId: 'mc_1',
  owner: 'caller',
  fingerprints: { caller: 'sha-256 AA', callee: 'sha-256 BB' },
  randoms: { caller: '01', callee: '02' },
}

interface Setting {
  ownersFacts?: CallFacts
  /** changes each message like a man in the middle; null drops a message */
  between?: (text: string) => string | null
}

function compare({ ownersFacts = facts, between }: Setting = {}) {
  const [openers, owners] = joined(between)
  return Promise.all([
    compareAsOpener(new ProofWire(openers), facts),
    compareAsOwner(new ProofWire(owners), ownersFacts),
  ])
}

/** Waits in fake time for timeouts, and in real time for hashes. */
async function inTime<Result>(found: Promise<Result>): Promise<Result> {
  let isOver = false
  void found.finally(() => (isOver = true))
  while (!isOver) await jest.advanceTimersByTimeAsync(1_000)
  return found
}

describe('the safety words', () => {
  it('are the same on both sides, and different in each call', async () => {
    const [opener, owner] = await compare()
    expect(opener).toEqual([expect.any(Number), expect.any(Number)])
    expect(owner).toEqual(opener)
    expect((await compare())[0]).not.toEqual(opener)
  })

  it.each<[string, Partial<CallFacts>]>([
    [
      'certificates',
      { fingerprints: { ...facts.fingerprints, caller: 'sha-256 CC' } },
    ],
    ['calls', { callId: 'mc_2' }],
    ['random values', { randoms: { caller: '01', callee: '03' } }],
  ])('do not exist, or differ, between different %s', async (_, change) => {
    const [opener, owner] = await compare({
      ownersFacts: { ...facts, ...change },
    })
    expect(owner).not.toEqual(opener)
  })

  it('differ if a man in the middle plays both parts', async () => {
    const elsewhere = {
      ...facts,
      fingerprints: { caller: 'sha-256 AA', callee: 'sha-256 CC' },
    }
    const [openers, between] = joined()
    const [also, owners] = joined()
    const [seenByOpener, , , seenByOwner] = await Promise.all([
      compareAsOpener(new ProofWire(openers), facts),
      compareAsOwner(new ProofWire(between), facts),
      compareAsOpener(new ProofWire(also), elsewhere),
      compareAsOwner(new ProofWire(owners), elsewhere),
    ])
    expect(seenByOpener).toHaveLength(2)
    expect(seenByOwner).toHaveLength(2)
    expect(seenByOwner).not.toEqual(seenByOpener)
  })

  it('do not exist if the opener reveals another value than it has committed to', async () => {
    const [, owner] = await compare({
      between: (text) => {
        const message = parseProof(text)
        if (typeof message === 'string') return text
        if (message.type !== 'compare-reveal') return text
        message.nonce[0]! ^= 1
        return encodeProof(message)
      },
    })
    expect(owner).toBeNull()
  })

  it('cannot be chosen by somebody who answers in the owner’s place', async () => {
    const said: string[] = []
    await compare({ between: (text) => (said.push(text), text) })
    const types = said.map((text) => JSON.parse(text).type)
    expect(types).toEqual(['compare-commit', 'compare-nonce', 'compare-reveal'])
  })

  it.each([compareAsOpener, compareAsOwner])(
    'do not exist for %p if its peer violates the protocol',
    async (compareAs) => {
      const [channel] = joined()
      const wire = new ProofWire(channel)
      channel.hear(encodeProof({ type: 'proof-refused' }))
      expect(await compareAs(wire, facts)).toBeNull()
    }
  )

  it('report a lost peer', async () => {
    jest.useFakeTimers()
    expect(await inTime(compare({ between: () => null }))).toEqual([
      'lost',
      'lost',
    ])
    jest.useRealTimers()
  })

  it('fail if a peer becomes silent once it can know them', async () => {
    jest.useFakeTimers()
    const between = (text: string) =>
      text.includes('compare-reveal') ? null : text
    const [, owner] = await inTime(compare({ between }))
    expect(owner).toBeNull()
    jest.useRealTimers()
  })

  it('fail if a peer closes once it can know them', async () => {
    const [channel] = joined()
    const found = compareAsOwner(new ProofWire(channel), facts)
    const commitment = new Uint8Array(32)
    channel.onSend = () => channel.close()
    channel.hear(encodeProof({ type: 'compare-commit', commitment }))
    expect(await found).toBeNull()
  })
})
