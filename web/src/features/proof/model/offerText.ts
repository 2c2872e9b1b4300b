import * as v from 'valibot'

import { dtlsFingerprint } from './dtlsFingerprint'

/** The name and version of the protocol (docs/proof.md). */
export const offerProtocol = 'kinscreen offer 1'

/** Who asks whom, by their ids at the signalling server. */
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
  /** random, so that no two are alike */
  nonce: v.string(),
})

const signedOffer = v.object({ metadata: v.object({ mac }) })
const signedKnock = v.object({ mac })

/** Asks whether a call would be answered (PS13), or for a place (PS44). */
export const isKnock = (payload: unknown): boolean =>
  v.is(knockSchema.entries.control, Object(payload).control)

/**
 * The text by which a caller shows that it knows the pin of the link. It is
 * bound to the certificate of the offer: whoever repeats it can open no
 * connection with it.
 *
 * Total: accepts anything that the server can deliver.
 *
 * @param payload of an offer of a call, or of a knock (PS13)
 * @returns null for what is neither, or names no certificate for certain
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
 * @param mac in base64url
 * @returns the same payload with it; PeerJS passes metadata on
 */
export const withOfferMac = (payload: object, mac: string): object =>
  isKnock(payload) ? { ...payload, mac } : { ...payload, metadata: { mac } }

/** @returns the MAC of an offer or a knock in base64url; total */
export function offerMacOf(payload: unknown): string | null {
  if (isKnock(payload)) {
    const knock = v.safeParse(signedKnock, payload)
    return knock.success ? knock.output.mac : null
  }
  const offer = v.safeParse(signedOffer, payload)
  return offer.success ? offer.output.metadata.mac : null
}
