import type { UserId } from 'src/features/links/model/userId'

import { joined } from './FakeProofChannel'
import { keyOfWords } from './keyOfWords.fixtures'
import { encodeProof, parseProof } from './model/proofMessage'
import type { CallFacts } from './model/transcript'
import { generateStoredKey, OwnerKey } from './OwnerKey'
import { ProofWire } from './ProofWire'
import { checkWords, proveByWords } from './proveByWords'
import { wordsOfOneKey } from './wordsOfKey.fixtures'

const { origin, marked } = wordsOfOneKey
const words = marked.id as UserId

const facts: CallFacts = {
  callId: 'mc_1',
  owner: 'callee',
  fingerprints: { caller: 'sha-256 AA', callee: 'sha-256 BB' },
  randoms: { caller: '01', callee: '02' },
}

interface Setting {
  key?: OwnerKey | null
  number?: number | null
  ownersFacts?: CallFacts
  id?: UserId
  /** changes each message like a man in the middle; null drops a message */
  between?: (text: string) => string | null
}

async function meet({
  key,
  number = marked.number,
  ownersFacts = facts,
  id = words,
  between,
}: Setting = {}) {
  const [openers, owners] = joined(between)
  const owner = key === undefined ? await keyOfWords() : key
  void proveByWords(new ProofWire(owners), ownersFacts, owner, number)
  return checkWords(new ProofWire(openers), facts, id, origin)
}

describe('typed words', () => {
  it('verify their owner', async () => {
    expect(await meet()).toBe('verified')
  })

  it.each<[string, Setting]>([
    ['other words', { id: 'roast-bag-flame-violin' as UserId }],
    ['another number', { number: 8 }],
    ['an owner without a key', { key: null }],
    ['an owner whose words are not derived from a key', { number: null }],
    ['another call', { ownersFacts: { ...facts, callId: 'mc_2' } }],
    [
      'other certificates',
      {
        ownersFacts: {
          ...facts,
          fingerprints: { ...facts.fingerprints, caller: 'sha-256 CC' },
        },
      },
    ],
  ])('do not verify %s', async (_, setting) => {
    expect(await meet(setting)).toBe('refuted')
  })

  it('do not verify another key', async () => {
    const key = await OwnerKey.from(await generateStoredKey())
    expect(await meet({ key })).toBe('refuted')
  })

  it.each(['publicKey', 'signature'] as const)(
    'do not verify a %s with one changed bit',
    async (field) => {
      const between = (text: string) => {
        const message = parseProof(text)
        if (typeof message === 'string') return text
        if (message.type !== 'proof-by-words') return text
        message[field][1]! ^= 1
        return encodeProof(message)
      }
      expect(await meet({ between })).toBe('refuted')
    }
  )

  it('reveal nothing about the key fingerprint', async () => {
    const said: string[] = []
    const key = await keyOfWords()
    await meet({ key, between: (text) => (said.push(text), text) })
    expect(said.join()).not.toContain(key.pin)
    expect(said.join()).not.toContain('salt')
  })
})
