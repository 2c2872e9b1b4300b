import * as v from 'valibot'

import { messageCodec } from 'src/features/call/model/messageCodec'

import { callerTagSchema } from './callerTag'
import { pushDeviceSchema } from './pushDevice'

const caller = v.nullable(callerTagSchema)

const schema = v.variant('type', [
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
  /** the sharer has got the device after the share (domain/ring/handoverSignal) */
  v.object({ type: v.literal('ring-device-kept'), caller: callerTagSchema }),
])

/**
 * By these, beside the picture of a verified call or sealed after it, a helper
 * hands over how her device can be rung (docs/kept-helpers.md).
 */
export type HandoverMessage = v.InferOutput<typeof schema>

const codec = messageCodec(1, schema)

/** @returns the text for the call’s data channel */
export const encodeHandover = (message: HandoverMessage): string =>
  codec.encode(message)

/** Total: accepts anything that the peer can send. */
export const parseHandover = (
  data: string
): HandoverMessage | 'unknown' | 'malformed' => codec.parse(data)
