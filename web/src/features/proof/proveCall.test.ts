import type { Pin } from 'src/features/links/model/pin'

import { FakeProofChannel, joined } from './FakeProofChannel'
import { encodeProof, parseProof } from './model/proofMessage'
import type { CallFacts } from './model/transcript'
import { generateStoredKey, OwnerKey } from './OwnerKey'
import { ProofWire } from './ProofWire'
import { proveAsOpener, proveAsOwner } from './proveCall'

const facts: CallFacts = {
  callId: 'mc_1',
  owner: 'callee',
  fingerprints: { caller: 'sha-256 AA', callee: 'sha-256 BB' },
  randoms: { caller: '01', callee: '02' },
}

const newKey = async () => OwnerKey.from(await generateStoredKey())

const typesOf = (texts: string[]) =>
  texts.map((text) => JSON.parse(text).type as string)

interface Setting {
  key?: OwnerKey | null
  pin?: Pin
  openersFacts?: CallFacts
  ownersFacts?: CallFacts
  /** changes each message like a man in the middle; null drops a message */
  between?: (text: string) => string | null
}

async function meet(setting: Setting = {}) {
  const key = setting.key === undefined ? await newKey() : setting.key
  const pin = setting.pin ?? key!.pin
  const [openers, owners] = joined(setting.between)
  const verdicts = Promise.all([
    proveAsOpener(new ProofWire(openers), setting.openersFacts ?? facts, pin),
    proveAsOwner(new ProofWire(owners), setting.ownersFacts ?? facts, key),
  ])
  const [opener, owner] = await verdicts
  return { opener, owner, said: [typesOf(openers.sent), typesOf(owners.sent)] }
}

const elsewhere: CallFacts = {
  ...facts,
  fingerprints: { ...facts.fingerprints, caller: 'sha-256 CC' },
}

describe('a proof', () => {
  it('verifies both sides of a link in one round trip', async () => {
    const { opener, owner, said } = await meet()

    expect([opener, owner]).toEqual(['verified', 'verified'])
    expect(said).toEqual([['proof-of-opener'], ['proof-of-owner']])
  })

  it('shows nothing, not even a key, to somebody without the fingerprint', async () => {
    const { pin } = await newKey()
    const { opener, owner, said } = await meet({ pin, key: await newKey() })

    expect([opener, owner]).toEqual(['refuted', 'refuted'])
    expect(said[1]).toEqual(['proof-refused'])
  })

  it('does not accept somebody with the fingerprint as the owner', async () => {
    const owner = await newKey()
    const thief = await newKey()
    const asOwner = Object.create(thief, { pin: { value: owner.pin } })
    const { opener } = await meet({ pin: owner.pin, key: asOwner })

    expect(opener).toBe('refuted')
  })

  it.each<[string, Partial<CallFacts>]>([
    ['certificates', { fingerprints: elsewhere.fingerprints }],
    ['calls', { callId: 'mc_2' }],
    ['roles', { owner: 'caller' }],
    ['random values', { randoms: { caller: '01', callee: '03' } }],
  ])('is invalid between different %s', async (_, change) => {
    const { opener, owner } = await meet({
      ownersFacts: { ...facts, ...change },
    })

    expect([opener, owner]).toEqual(['refuted', 'refuted'])
  })

  it('cannot be replayed in another call', async () => {
    const key = await newKey()
    const recorded: string[] = []
    await meet({
      key,
      between: (text) => {
        recorded.push(text)
        return text
      },
    })
    const old = recorded.find((text) => text.includes('proof-of-owner'))!
    const { opener } = await meet({
      key,
      openersFacts: elsewhere,
      between: (text) => (text.includes('proof-of-opener') ? text : old),
    })

    expect(opener).toBe('refuted')
  })

  it('cannot be reflected to its sender', async () => {
    const { pin } = await newKey()
    const channel = new FakeProofChannel()
    channel.onSend = (text) => channel.hear(text)
    const verdict = await proveAsOpener(new ProofWire(channel), facts, pin)

    expect(verdict).toBe('refuted')
  })

  it.each(['publicKey', 'salt', 'signature', 'mac'] as const)(
    'fails if one bit of the owner’s %s differs',
    async (field) => {
      const { opener } = await meet({
        between: (text) => {
          const message = parseProof(text)
          if (typeof message === 'string') return text
          if (message.type !== 'proof-of-owner') return text
          const bytes = message[field]
          bytes[bytes.length - 1]! ^= 1
          return encodeProof(message)
        },
      })

      expect(opener).toBe('refuted')
    }
  )

  it('fails if the owner has lost the key', async () => {
    const { pin } = await newKey()
    const { opener, owner } = await meet({ key: null, pin })

    expect([opener, owner]).toEqual(['refuted', 'refuted'])
  })
})
