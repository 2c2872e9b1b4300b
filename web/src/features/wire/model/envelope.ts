import * as v from 'valibot'

/**
 * What each payload of ours has: the server relays it, and PeerJS ignores it
 * (docs/call.md).
 */
export const envelopeSchema = { type: v.literal('kinscreen'), v: v.number() }

/** @returns the payload of a signalling message */
export const inEnvelope = <Content extends object>(content: Content) =>
  ({ type: 'kinscreen', v: 1, ...content }) as const

/** @returns whether the payload is of this product, or of a newer version; total */
export const isOurs = (payload: unknown): boolean =>
  Object(payload).type === 'kinscreen'
