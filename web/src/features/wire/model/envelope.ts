import * as v from 'valibot'

/**
 * The fields that every signalling payload of this product has: the server
 * relays the payload, and PeerJS ignores it (docs/call.md).
 */
export const envelopeSchema = { type: v.literal('kinscreen'), v: v.number() }

export const inEnvelope = <Content extends object>(content: Content) =>
  ({ type: 'kinscreen', v: 1, ...content }) as const

/** Accepts any value. @returns whether it belongs to this product */
export const isOurs = (payload: unknown): boolean =>
  Object(payload).type === 'kinscreen'
