import * as v from 'valibot'

/**
 * The envelope of every payload of this product: the server relays it, and
 * PeerJS ignores it (docs/call.md).
 */
export const envelopeSchema = { type: v.literal('kinscreen'), v: v.number() }

export const inEnvelope = <Content extends object>(content: Content) =>
  ({ type: 'kinscreen', v: 1, ...content }) as const

/** Accepts any value. @returns whether it belongs to this product */
export const isOurs = (payload: unknown): boolean =>
  Object(payload).type === 'kinscreen'
