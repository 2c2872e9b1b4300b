import * as v from 'valibot'

import type { UserId } from 'src/features/links'
import { envelopeSchema, inEnvelope, messageCodec } from 'src/features/wire'

import { callerTagSchema } from './callerTag'
import { pushDeviceSchema } from './pushDevice'

const caller = v.nullable(callerTagSchema)

export const handoverSchema = v.variant('type', [
  /** the sharer asks for the push subscription of the helper's device */
  v.object({
    type: v.literal('ring-wanted'),
    /** the tag that the helper sent in the last call; null without one */
    caller,
  }),
  /**
   * The helper's answer. `caller` is the tag by which she identifies the
   * sharer. Only `device` is null if this sharer may not notify her; both are
   * null if notifications are off.
   */
  v.object({
    type: v.literal('ring-device'),
    caller,
    device: v.nullable(pushDeviceSchema),
  }),
  /** confirms a push subscription that was sent after the share */
  v.object({ type: v.literal('ring-device-kept'), caller: callerTagSchema }),
])

/**
 * Messages with which a helper gives a sharer the push subscription of her
 * device: during a verified call, or encrypted after the call
 * (docs/kept-helpers.md).
 */
export type HandoverMessage = v.InferOutput<typeof handoverSchema>

const codec = messageCodec(1, handoverSchema)

export const encodeHandover = (message: HandoverMessage): string =>
  codec.encode(message)

/** Never throws, because a peer can send anything. */
export const parseHandover = (
  data: string
): HandoverMessage | 'unknown' | 'malformed' => codec.parse(data)

/** The name and version of the protocol; the encryption keys depend on it. */
export const handoverProtocol = 'kinscreen handover 1'

/** Maximum length in base64url, enough for the longest push endpoint. */
const longestBox = 4_096

const signalSchema = v.object({
  ...envelopeSchema,
  control: v.literal('ring-handover'),
  /** 16 random bytes in base64url, new for each message */
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  /** a HandoverMessage, encrypted for the two pages, in base64url */
  box: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longestBox)),
})

/**
 * An encrypted message after the share, relayed by the signalling server. Its
 * key is derived from the tag that the helper gave the sharer during the share
 * (docs/kept-helpers.md).
 */
export type HandoverSignal = Pick<
  v.InferOutput<typeof signalSchema>,
  'nonce' | 'box'
>

export const encodeHandoverSignal = (signal: HandoverSignal) =>
  inEnvelope({ control: 'ring-handover', ...signal })

/**
 * Accepts any value.
 *
 * @returns null if the value is not a valid signal
 */
export function parseHandoverSignal(payload: unknown): HandoverSignal | null {
  const parsed = v.safeParse(signalSchema, payload)
  return parsed.success ? parsed.output : null
}

/**
 * Returns the additional authenticated data of an encrypted message. Because of
 * this data, the message can be decrypted only for this link and only by this
 * receiver.
 */
export const handoverContext = (helperId: UserId, receiverId: UserId): string =>
  JSON.stringify([handoverProtocol, helperId, receiverId])
