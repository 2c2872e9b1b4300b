import * as v from 'valibot'

import type { UserId } from 'src/features/links'
import { envelopeSchema, inEnvelope, messageCodec } from 'src/features/wire'

import { callerTagSchema } from './callerTag'
import { pushDeviceSchema } from './pushDevice'

const caller = v.nullable(callerTagSchema)

export const handoverSchema = v.variant('type', [
  /** the sharer has stored this helper, or may store her */
  v.object({
    type: v.literal('ring-wanted'),
    /** the tag from the last handover */
    caller,
  }),
  /**
   * The helper’s device, and the tag under which it will know the caller. If
   * this person may not ring the device, only the device is null; if rings are
   * switched off, both are.
   */
  v.object({
    type: v.literal('ring-device'),
    caller,
    device: v.nullable(pushDeviceSchema),
  }),
  /** confirms a device that was sent after the share (`HandoverSignal`) */
  v.object({ type: v.literal('ring-device-kept'), caller: callerTagSchema }),
])

/**
 * The messages in which a helper says how to ring her device, sent during a
 * verified call, or encrypted after it (docs/kept-helpers.md).
 */
export type HandoverMessage = v.InferOutput<typeof handoverSchema>

const codec = messageCodec(1, handoverSchema)

/** @returns the text for the call’s data channel */
export const encodeHandover = (message: HandoverMessage): string =>
  codec.encode(message)

/** Never throws: accepts anything that the peer can send. */
export const parseHandover = (
  data: string
): HandoverMessage | 'unknown' | 'malformed' => codec.parse(data)

/** The name and version of the protocol. */
export const handoverProtocol = 'kinscreen handover 1'

/**
 * In letters of base64url: the length of an encrypted device with the longest
 * endpoint.
 */
const longestBox = 4_096

const signalSchema = v.object({
  ...envelopeSchema,
  control: v.literal('ring-handover'),
  /** 16 random bytes in base64url, for this box only */
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** a HandoverMessage, encrypted for the two pages, in base64url */
  box: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longestBox)),
})

/**
 * A handover message after the share, relayed by the signalling server. It is
 * encrypted with a key derived from the tag of the share
 * (docs/kept-helpers.md).
 */
export type HandoverSignal = Pick<
  v.InferOutput<typeof signalSchema>,
  'nonce' | 'box'
>

/** @returns the payload of a signalling message */
export const encodeHandoverSignal = (signal: HandoverSignal) =>
  inEnvelope({ control: 'ring-handover', ...signal })

/**
 * Never throws: accepts anything that the server can deliver.
 *
 * @returns null unless the payload is such a signal
 */
export function parseHandoverSignal(payload: unknown): HandoverSignal | null {
  const parsed = v.safeParse(signalSchema, payload)
  return parsed.success ? parsed.output : null
}

/**
 * The additional data that a box is authenticated with: a box is invalid for
 * another link, another page and the opposite direction.
 */
export const handoverContext = (helperId: UserId, receiverId: UserId): string =>
  JSON.stringify([handoverProtocol, helperId, receiverId])
