import { base64urlnopad } from '@scure/base'

import { nonceByteLength } from './model/proofMessage'
import { type SafetyWords, safetyWordsOf } from './model/safetyWords'
import { type CallFacts, transcriptOf } from './model/transcript'
import type { ProofWire } from './ProofWire'

/**
 * The words to compare; `null` if the peer has aborted the comparison; `lost`
 * if the connection was lost before the peer could compute the words.
 */
export type Comparison = SafetyWords | null | 'lost'

const newNonce = () => crypto.getRandomValues(new Uint8Array(nonceByteLength))

async function hashOf(
  facts: CallFacts,
  purpose: string,
  ...nonces: Uint8Array[]
): Promise<Uint8Array> {
  const values = nonces.map((nonce) => base64urlnopad.encode(nonce))
  const text = transcriptOf(facts, [purpose, ...values].join(' '))
  const bytes = new TextEncoder().encode(text)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

const wordsOf = async (
  facts: CallFacts,
  openers: Uint8Array,
  owners: Uint8Array
): Promise<SafetyWords> =>
  safetyWordsOf(await hashOf(facts, 'compare', openers, owners))

/**
 * For the page that was opened by a link without a key fingerprint. This page
 * sends the hash of its random value before it receives the owner's value.
 * Otherwise a man in the middle could search for values that give the same
 * words on both sides (docs/proof.md).
 */
export async function compareAsOpener(
  wire: ProofWire,
  facts: CallFacts
): Promise<Comparison> {
  const own = newNonce()
  const commitment = await hashOf(facts, 'commit', own)
  wire.send({ type: 'compare-commit', commitment })
  const answer = await wire.next()
  if (typeof answer === 'string') return unheard(answer)
  if (answer.type !== 'compare-nonce') return null
  wire.send({ type: 'compare-reveal', nonce: own })
  return wordsOf(facts, own, answer.nonce)
}

/**
 * For the page of the person who made the link. Once the peer has this page's
 * random value, the peer can compute the words. If the peer then becomes
 * silent, the result is null rather than `lost`: a man in the middle may have
 * given up, because the words would differ.
 */
export async function compareAsOwner(
  wire: ProofWire,
  facts: CallFacts
): Promise<Comparison> {
  const own = newNonce()
  const bound = await wire.next()
  if (typeof bound === 'string') return unheard(bound)
  if (bound.type !== 'compare-commit') return null
  wire.send({ type: 'compare-nonce', nonce: own })
  const shown = await wire.next()
  if (typeof shown === 'string' || shown.type !== 'compare-reveal') return null
  const commitment = await hashOf(facts, 'commit', shown.nonce)
  const isKept = commitment.every((byte, at) => byte === bound.commitment[at])
  return isKept ? wordsOf(facts, shown.nonce, own) : null
}

const unheard = (silence: 'late' | 'lost') =>
  silence === 'lost' ? silence : null
