import { base64urlnopad } from '@scure/base'

import type { Pin } from 'src/features/links'

import { type CallFacts, transcriptOf } from './model/transcript'
import { isSignedBy, type OwnerKey, pinOfKey } from './OwnerKey'
import { PinMac } from './PinMac'
import type { ProofWire } from './ProofWire'

/** `refuted`: a wrong or missing proof. `lost`: a lost connection. */
export type ProofResult = 'verified' | 'refuted' | 'lost'

/**
 * The owner's MAC includes the public key. Otherwise somebody else who knows
 * the key fingerprint could put another signature in its place.
 */
const ownersText = (facts: CallFacts, publicKey: Uint8Array) =>
  transcriptOf(facts, `owner ${base64urlnopad.encode(publicKey)}`)

/**
 * For the page that was opened by a link with a key fingerprint. This page
 * proves first that it knows the fingerprint. So nobody who lacks it learns
 * anything, not even the owner's public key (docs/proof.md).
 */
export async function proveAsOpener(
  wire: ProofWire,
  facts: CallFacts,
  pin: Pin
): Promise<ProofResult> {
  const mac = new PinMac(pin)
  const claim = transcriptOf(facts, 'opener')
  wire.send({ type: 'proof-of-opener', mac: await mac.make(claim) })
  const answer = await wire.next()
  if (answer === 'lost') return 'lost'
  if (answer === 'late' || answer.type !== 'proof-of-owner') return 'refuted'
  const { publicKey, salt, signature } = answer
  const text = ownersText(facts, publicKey)
  const isProved =
    (await pinOfKey(publicKey, salt)) === pin &&
    (await isSignedBy(publicKey, text, signature)) &&
    (await mac.verify(text, answer.mac))
  return isProved ? 'verified' : 'refuted'
}

/**
 * For the page that has made the link.
 *
 * @param key null if the browser has lost it; nothing can be proved then
 */
export async function proveAsOwner(
  wire: ProofWire,
  facts: CallFacts,
  key: OwnerKey | null
): Promise<ProofResult> {
  const claim = await wire.next()
  if (claim === 'lost') return 'lost'
  if (claim === 'late') return 'refuted'
  const mac = key && new PinMac(key.pin)
  const isProved =
    mac &&
    claim.type === 'proof-of-opener' &&
    (await mac.verify(transcriptOf(facts, 'opener'), claim.mac))
  if (!isProved) {
    wire.send({ type: 'proof-refused' })
    return 'refuted'
  }
  const { publicKey, salt } = key
  const text = ownersText(facts, publicKey)
  wire.send({
    type: 'proof-of-owner',
    ...{ publicKey, salt },
    signature: await key.sign(text),
    mac: await mac.make(text),
  })
  return 'verified'
}
