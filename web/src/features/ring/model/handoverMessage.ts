import * as v from 'valibot'

import type { UserId } from 'src/features/links'
import { envelopeSchema, inEnvelope, messageCodec } from 'src/features/wire'

import { callerTagSchema } from './callerTag'
import { pushDeviceSchema } from './pushDevice'

const caller = v.nullable(callerTagSchema)

export const handoverSchema = v.variant('type', [
  /** the sharer has, or may get, a button for this helper */
  v.object({
    type: v.literal('ring-wanted'),
    /** as it was handed over before */
    caller,
  }),
  /**
   * the helper’s device, and by what it will know who rings; null if it is not to
   * be rung, or not by this person: the tag is theirs before the device is
   */
  v.object({
    type: v.literal('ring-device'),
    caller,
    device: v.nullable(pushDeviceSchema),
  }),
  /** the sharer has got the device after the share (`HandoverSignal`) */
  v.object({ type: v.literal('ring-device-kept'), caller: callerTagSchema }),
])

/**
 * By these, beside the picture of a verified call or sealed after it, a helper
 * hands over how her device can be rung (docs/kept-helpers.md).
 */
export type HandoverMessage = v.InferOutput<typeof handoverSchema>

const codec = messageCodec(1, handoverSchema)

/** @returns the text for the call’s data channel */
export const encodeHandover = (message: HandoverMessage): string =>
  codec.encode(message)

/** Total: accepts anything that the peer can send. */
export const parseHandover = (
  data: string
): HandoverMessage | 'unknown' | 'malformed' => codec.parse(data)

/** The name and version of the protocol. */
export const handoverProtocol = 'kinscreen handover 1'

/** In letters of base64url: a device with the longest endpoint, encrypted. */
const longestBox = 4_096

const signalSchema = v.object({
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
export type HandoverSignal = Pick<
  v.InferOutput<typeof signalSchema>,
  'nonce' | 'box'
>

/** @returns the payload of a signalling message */
export const encodeHandoverSignal = (signal: HandoverSignal) =>
  inEnvelope({ control: 'ring-handover', ...signal })

/**
 * Total: accepts anything that the server can deliver.
 *
 * @returns null for what is no such signal
 */
export function parseHandoverSignal(payload: unknown): HandoverSignal | null {
  const parsed = v.safeParse(signalSchema, payload)
  return parsed.success ? parsed.output : null
}

/**
 * What a box is bound to, beside its key: it fits no other link, no other page
 * and not the way back.
 */
export const handoverContext = (helperId: UserId, receiverId: UserId): string =>
  JSON.stringify([handoverProtocol, helperId, receiverId])
