import * as v from 'valibot'

import { dtlsFingerprint } from './dtlsFingerprint'

/** Name and version of the protocol in docs/proof.md. */
export const offerProtocol = 'kinscreen offer 1'

/** The ids of caller and callee at the signalling server. */
export interface OfferEnds {
  callerId: string
  calleeId: string
}

/** A MAC of 32 bytes in base64url. */
const mac = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const offerSchema = v.object({
  type: v.literal('media'),
  connectionId: v.string(),
  sdp: v.object({ type: v.literal('offer'), sdp: v.string() }),
})

const knockSchema = v.object({
  type: v.literal('kinscreen'),
  control: v.picklist(['knock', 'continue']),
  /** a random value that makes each of these messages unique */
  nonce: v.string(),
})

const signedOffer = v.object({ metadata: v.object({ mac }) })
const signedKnock = v.object({ mac })

/**
 * Whether a payload is a “knock”: it asks whether a call would be answered
 * (PS13), or whether the caller may replace the current viewer (PS44).
 */
export const isKnock = (payload: unknown): boolean =>
  v.is(knockSchema.entries.control, Object(payload).control)

/**
 * The text that a caller authenticates with a MAC, to prove that it knows the
 * link's key fingerprint. The text contains the certificate of the offer, so a
 * copied proof is invalid with another certificate. Never throws.
 *
 * @param payload an offer of a call, or a message that asks whether a call
 * would be answered (PS13)
 * @returns null for any other payload, or if the certificate is missing or
 * ambiguous
 */
export function offerText(
  payload: unknown,
  { callerId, calleeId }: OfferEnds
): string | null {
  const ends = [callerId, calleeId]
  const knock = v.safeParse(knockSchema, payload)
  if (knock.success) {
    const { control, nonce } = knock.output
    return JSON.stringify([offerProtocol, control, ...ends, nonce])
  }
  const offer = v.safeParse(offerSchema, payload)
  if (!offer.success) return null
  const { connectionId, sdp } = offer.output
  const fingerprint = dtlsFingerprint(sdp.sdp)
  return (
    fingerprint &&
    JSON.stringify([offerProtocol, 'call', ...ends, connectionId, fingerprint])
  )
}

/**
 * @param mac in base64url; in an offer it is put into the metadata, which
 * PeerJS sends along
 */
export const withOfferMac = (payload: object, mac: string): object =>
  isKnock(payload) ? { ...payload, mac } : { ...payload, metadata: { mac } }

/**
 * Never throws.
 *
 * @returns the MAC that `withOfferMac` has added, in base64url; null if there
 * is none
 */
export function offerMacOf(payload: unknown): string | null {
  if (isKnock(payload)) {
    const knock = v.safeParse(signedKnock, payload)
    return knock.success ? knock.output.mac : null
  }
  const offer = v.safeParse(signedOffer, payload)
  return offer.success ? offer.output.metadata.mac : null
}
