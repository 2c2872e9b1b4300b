import { base64urlnopad } from '@scure/base'

import { loadWordList, type UserId } from 'src/features/links'

import { type CallFacts, transcriptOf } from './model/transcript'
import { isSignedBy, type OwnerKey } from './OwnerKey'
import type { ProofWire } from './ProofWire'
import type { ProofResult } from './proveCall'
import { wordsOfKey } from './wordsOfKey'

const ownersText = (facts: CallFacts, publicKey: Uint8Array) =>
  transcriptOf(facts, `words ${base64urlnopad.encode(publicKey)}`)

/** Derived ids, because deriving one delays a call by up to a second. */
const known = new Map<string, UserId>()

const nameOf = (publicKey: Uint8Array, number: number, origin: string) =>
  `${origin} ${number} ${base64urlnopad.encode(publicKey)}`

async function wordsOf(
  publicKey: Uint8Array,
  number: number,
  origin: string
): Promise<UserId | null> {
  const list = await loadWordList()
  return (
    known.get(nameOf(publicKey, number, origin)) ??
    (list && wordsOfKey(publicKey, number, list, origin))
  )
}

/**
 * For the page of the owner, if the other person has typed the words of the id:
 * proves that the words are derived from the owner's key. Does not reveal the
 * key fingerprint (docs/proof.md).
 *
 * @param number the counter with which the words were derived; null if the id
 * is not derived from a key
 */
export async function proveByWords(
  wire: ProofWire,
  facts: CallFacts,
  key: OwnerKey | null,
  number: number | null
): Promise<void> {
  if (!key || number === null) return wire.send({ type: 'proof-refused' })
  const { publicKey } = key
  const signature = await key.sign(ownersText(facts, publicKey))
  wire.send({ type: 'proof-by-words', publicKey, number, signature })
}

/**
 * For the page on which the words were typed: verifies that they are derived
 * from the owner's key. Takes 0.2 s on a computer, and a second on a phone.
 *
 * @param id the typed words
 * @param origin as in `location.origin`
 */
export async function checkWords(
  wire: ProofWire,
  facts: CallFacts,
  id: UserId,
  origin: string
): Promise<ProofResult> {
  const answer = await wire.next()
  if (answer === 'lost') return 'lost'
  if (answer === 'late' || answer.type !== 'proof-by-words') return 'refuted'
  const { publicKey, number, signature } = answer
  const isSigned = await isSignedBy(
    publicKey,
    ownersText(facts, publicKey),
    signature
  )
  const words = isSigned && (await wordsOf(publicKey, number, origin))
  // The word list could not be fetched, so the network is gone.
  if (words === null) return 'lost'
  const isProved = words === id
  if (isProved) known.set(nameOf(publicKey, number, origin), id)
  else wire.send({ type: 'proof-refused' })
  return isProved ? 'verified' : 'refuted'
}
