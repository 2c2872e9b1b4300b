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
   * The tag is the one under which the helper knows the caller. Only the device
   * is null if this person may not ring it; both are null if rings are off.
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
 * The messages in which a helper says how to ring her device: during a verified
 * call, or encrypted after the call (docs/kept-helpers.md).
 */
export type HandoverMessage = v.InferOutput<typeof handoverSchema>

const codec = messageCodec(1, handoverSchema)

export const encodeHandover = (message: HandoverMessage): string =>
  codec.encode(message)

/** Never throws: accepts anything that the peer can send. */
export const parseHandover = (
  data: string
): HandoverMessage | 'unknown' | 'malformed' => codec.parse(data)

/** The name and version of the protocol. */
export const handoverProtocol = 'kinscreen handover 1'

/** In letters: an encrypted device with the longest endpoint. */
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
 * A handover message after the share, relayed by the signalling server. Its key
 * is derived from the tag of the share (docs/kept-helpers.md).
 */
export type HandoverSignal = Pick<
  v.InferOutput<typeof signalSchema>,
  'nonce' | 'box'
>

export const encodeHandoverSignal = (signal: HandoverSignal) =>
  inEnvelope({ control: 'ring-handover', ...signal })

/** Accepts any value. @returns the signal; null if the value is none */
export function parseHandoverSignal(payload: unknown): HandoverSignal | null {
  const parsed = v.safeParse(signalSchema, payload)
  return parsed.success ? parsed.output : null
}

/**
 * Additional data of a box, which is therefore invalid for another link, for
 * another page and in the opposite direction.
 */
export const handoverContext = (helperId: UserId, receiverId: UserId): string =>
  JSON.stringify([handoverProtocol, helperId, receiverId])
