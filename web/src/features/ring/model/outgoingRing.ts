import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'
import { type UserId, userIdSchema } from 'src/features/links'

import { type CallerTag, callerTagSchema } from './callerTag'
import { ringAnswerSchema, ringLifetimeMs } from './incomingRings'
import { type PushDevice, pushDeviceSchema } from './pushDevice'

/** What has become of the push message. */
export type PushOutcome = (typeof pushOutcomes)[number]

const pushOutcomes = ['rung', 'gone', 'too-many', 'failed'] as const

const ringSchema = v.object({
  helperId: userIdSchema,
  nonce: v.string(),
  /** in ms since 1970 */
  startedAt: v.number(),
  /** `none` if there is no device to be rung */
  push: v.picklist(['none', 'ringing', ...pushOutcomes]),
  /** the helper’s page is open, and has got the ring */
  isHeard: v.boolean(),
  answer: v.nullable(ringAnswerSchema),
})

const wantedSchema = v.object({
  helperId: userIdSchema,
  isWanted: v.literal(true),
})

/** A helper who was rung from this tab. */
export type OutgoingRing = v.InferOutput<typeof ringSchema>

/** The person has asked for it, and the page that rings is not there yet. */
export type WantedRing = v.InferOutput<typeof wantedSchema>

const schema = v.union([wantedSchema, ringSchema])

/**
 * Total.
 *
 * @param text untrusted: what this tab has stored before a reload
 * @param helperId whom the page is for
 * @returns null if nobody was rung, or somebody else, or so long ago that it
 * does not count any more
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
  // A request that was on its way is sent even if its page has gone.
  return { ...ring, push: push === 'ringing' ? 'rung' : push }
}

/** How a helper can be rung, as she has handed it over. */
export interface RingAccess {
  /** hers; null if it is not to be rung, or cannot be any more */
  device: PushDevice | null
  /** by which she knows who rings */
  caller: CallerTag | null
  /** the device could be rung once, and its push service knows it no more */
  isGone?: boolean
}

const accessSchema = v.object({
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
  const parsed = v.safeParse(accessSchema, value)
  return parsed.success ? parsed.output : none
}
