import { base64urlnopad } from '@scure/base'

import type { Pin } from 'src/features/links'

import { type CallFacts, transcriptOf } from './model/transcript'
import { isSignedBy, type OwnerKey, pinOfKey } from './OwnerKey'
import { PinMac } from './PinMac'
import type { ProofWire } from './ProofWire'

/** `refuted`: the peer's proof is wrong. `lost`: nothing arrives any more. */
export type ProofResult = 'verified' | 'refuted' | 'lost'

/**
 * The owner's MAC covers the key: otherwise somebody else who knows the
 * fingerprint could replace the signature.
 */
const ownersText = (facts: CallFacts, publicKey: Uint8Array) =>
  transcriptOf(facts, `owner ${base64urlnopad.encode(publicKey)}`)

/**
 * The side that has opened a link with a key fingerprint. It sends its proof
 * first, so that somebody without the fingerprint learns nothing, not even the
 * owner's public key (docs/proof.md).
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

/** @param key null if this browser has lost it */
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
