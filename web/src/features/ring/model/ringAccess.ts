import * as v from 'valibot'

import { type CallerTag, callerTagSchema } from './callerTag'
import { type PushDevice, pushDeviceSchema } from './pushDevice'

/** How a helper can be rung, as she has handed it over. */
export interface RingAccess {
  /** hers; null if it is not to be rung, or cannot be any more */
  device: PushDevice | null
  /** by which she knows who rings */
  caller: CallerTag | null
  /** the device could be rung once, and its push service knows it no more */
  isGone?: boolean
}

const schema = v.object({
  device: v.fallback(v.nullable(pushDeviceSchema), null),
  caller: v.fallback(v.nullable(callerTagSchema), null),
  isGone: v.fallback(v.optional(v.boolean()), undefined),
})

const none: RingAccess = { device: null, caller: null }

/**
 * Total.
 *
 * @param value untrusted: what this browser has stored
 */
export function parseRingAccess(value: unknown): RingAccess {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : none
}
