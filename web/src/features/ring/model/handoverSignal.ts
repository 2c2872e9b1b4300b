import * as v from 'valibot'

import { envelopeSchema, inEnvelope } from 'src/features/call/model/envelope'
import type { UserId } from 'src/features/links/model/userId'

/** The name and version of the protocol. */
export const handoverProtocol = 'kinscreen handover 1'

/** In letters of base64url: a device with the longest endpoint, encrypted. */
const longestBox = 4_096

const schema = v.object({
  ...envelopeSchema,
  control: v.literal('ring-handover'),
  /** 16 random bytes in base64url, for this box alone */
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** a HandoverMessage that only the two people can read, in base64url */
  box: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longestBox)),
})

/**
 * A message of the handover once the share is over, for the signalling server to
 * relay: sealed with the tag that was handed over in the share
 * (docs/kept-helpers.md).
 */
export type HandoverSignal = Pick<v.InferOutput<typeof schema>, 'nonce' | 'box'>

/** @returns the payload of a signalling message */
export const encodeHandoverSignal = (signal: HandoverSignal) =>
  inEnvelope({ control: 'ring-handover', ...signal })

/**
 * Total: accepts anything that the server can deliver.
 *
 * @returns null for what is no such signal
 */
export function parseHandoverSignal(payload: unknown): HandoverSignal | null {
  const parsed = v.safeParse(schema, payload)
  return parsed.success ? parsed.output : null
}

/**
 * What a box is bound to, beside its key: it fits no other link, no other page
 * and not the way back.
 */
export const handoverContext = (helperId: UserId, receiverId: UserId): string =>
  JSON.stringify([handoverProtocol, helperId, receiverId])
