import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'
import { type UserId, userIdSchema } from 'src/features/links'

import { type CallerTag, callerTagSchema } from './callerTag'
import { ringAnswerSchema, ringLifetimeMs } from './incomingRings'
import { type PushDevice, pushDeviceSchema } from './pushDevice'

export type PushOutcome = (typeof pushOutcomes)[number]

const pushOutcomes = ['rung', 'gone', 'too-many', 'failed'] as const

const ringSchema = v.object({
  helperId: userIdSchema,
  nonce: v.string(),
  /** in ms since 1970 */
  startedAt: v.number(),
  /** `none` if there is no device to ring */
  push: v.picklist(['none', 'ringing', ...pushOutcomes]),
  /** whether the helper’s page is open and has received the ring */
  isHeard: v.boolean(),
  answer: v.nullable(ringAnswerSchema),
})

const wantedSchema = v.object({
  helperId: userIdSchema,
  isWanted: v.literal(true),
})

export type OutgoingRing = v.InferOutput<typeof ringSchema>

/** A ring that was requested on another page than the one that sends it. */
export type WantedRing = v.InferOutput<typeof wantedSchema>

const schema = v.union([wantedSchema, ringSchema])

/**
 * Never throws.
 *
 * @param text untrusted: stored by this tab before a reload
 * @returns null if there is no recent ring to this helper
 */
export function parseOutgoingRing(
  text: string | null,
  helperId: UserId,
  nowMs: number
): OutgoingRing | WantedRing | null {
  const parsed = v.safeParse(schema, parseJson(text))
  if (!parsed.success || parsed.output.helperId !== helperId) return null
  const ring = parsed.output
  if ('isWanted' in ring) return ring
  const { answer, push, startedAt } = ring
  const endsAt = Math.max(startedAt + ringLifetimeMs, answer?.freeAt ?? 0)
  if (nowMs >= endsAt) return null
  // The browser completes a pending request even after a reload.
  return { ...ring, push: push === 'ringing' ? 'rung' : push }
}

/** How to ring a helper, as she has handed it over. */
export interface RingAccess {
  /** her device; null if it is not to be rung, or no longer accepts messages */
  device: PushDevice | null
  /** the tag under which she knows the caller */
  caller: CallerTag | null
  /** the device could be rung earlier, but its subscription has ended */
  isGone?: boolean
}

const accessSchema = v.object({
  device: v.fallback(v.nullable(pushDeviceSchema), null),
  caller: v.fallback(v.nullable(callerTagSchema), null),
  isGone: v.fallback(v.optional(v.boolean()), undefined),
})

const none: RingAccess = { device: null, caller: null }

/** Never throws. @param value untrusted: stored by this browser */
export function parseRingAccess(value: unknown): RingAccess {
  const parsed = v.safeParse(accessSchema, value)
  return parsed.success ? parsed.output : none
}
