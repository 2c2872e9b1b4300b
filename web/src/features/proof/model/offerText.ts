import * as v from 'valibot'

import { dtlsFingerprint } from './dtlsFingerprint'

/** The name and version of the protocol (docs/proof.md). */
export const offerProtocol = 'kinscreen offer 1'

/** The ids of caller and callee at the signalling server. */
export interface OfferEnds {
  callerId: string
  calleeId: string
}

/** 32 bytes in base64url. */
const mac = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const offerSchema = v.object({
  type: v.literal('media'),
  connectionId: v.string(),
  sdp: v.object({ type: v.literal('offer'), sdp: v.string() }),
})

const knockSchema = v.object({
  type: v.literal('kinscreen'),
  control: v.picklist(['knock', 'continue']),
  /** random, so that no two knocks are equal */
  nonce: v.string(),
})

const signedOffer = v.object({ metadata: v.object({ mac }) })
const signedKnock = v.object({ mac })

/**
 * Whether the payload asks if a call would be answered (PS13), or asks to take
 * the place of the viewer (PS44).
 */
export const isKnock = (payload: unknown): boolean =>
  v.is(knockSchema.entries.control, Object(payload).control)

/**
 * The text with which a caller proves that it knows the link's key fingerprint.
 * It contains the certificate of the offer, so nobody can replay the proof with
 * another certificate. Never throws.
 *
 * @param payload of an offer of a call, or of a knock (PS13)
 * @returns null for any other payload, or without an unambiguous certificate
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

/** @param mac in base64url; PeerJS transfers the metadata of an offer */
export const withOfferMac = (payload: object, mac: string): object =>
  isKnock(payload) ? { ...payload, mac } : { ...payload, metadata: { mac } }

/** Never throws. @returns the MAC of an offer or a knock in base64url */
export function offerMacOf(payload: unknown): string | null {
  if (isKnock(payload)) {
    const knock = v.safeParse(signedKnock, payload)
    return knock.success ? knock.output.mac : null
  }
  const offer = v.safeParse(signedOffer, payload)
  return offer.success ? offer.output.metadata.mac : null
}
