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
  /** result of the push notification; `none` without a subscription */
  push: v.picklist(['none', 'ringing', ...pushOutcomes]),
  isHeard: v.boolean(),
  answer: v.nullable(ringAnswerSchema),
})

const wantedSchema = v.object({
  helperId: userIdSchema,
  isWanted: v.literal(true),
})

export type OutgoingRing = v.InferOutput<typeof ringSchema>

/** A call for help that this tab sends after it has opened another page. */
export type WantedRing = v.InferOutput<typeof wantedSchema>

const schema = v.union([wantedSchema, ringSchema])

/**
 * Never throws.
 *
 * @param text untrusted: stored by this tab before a reload
 * @returns null if no recent call to this helper is stored
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
  // The request counts as sent: the browser completes it even after a reload.
  return { ...ring, push: push === 'ringing' ? 'rung' : push }
}

/** What a sharer needs to call a helper, as received from her page. */
export interface RingAccess {
  /** null if she wants no notifications, or if the subscription has ended */
  device: PushDevice | null
  /** the tag by which she identifies the sharer */
  caller: CallerTag | null
  /** whether there was a push subscription that has ended */
  isGone?: boolean
}

const accessSchema = v.object({
  device: v.fallback(v.nullable(pushDeviceSchema), null),
  caller: v.fallback(v.nullable(callerTagSchema), null),
  isGone: v.fallback(v.optional(v.boolean()), undefined),
})

const none: RingAccess = { device: null, caller: null }

/**
 * Never throws.
 *
 * @param value untrusted: stored by this browser
 */
export function parseRingAccess(value: unknown): RingAccess {
  const parsed = v.safeParse(accessSchema, value)
  return parsed.success ? parsed.output : none
}
