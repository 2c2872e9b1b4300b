import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'
import type { UserId } from 'src/features/links/model/userId'
import { userIdSchema } from 'src/features/links/model/userIdSchema'

import { ringAnswerSchema, ringLifetimeMs } from './incomingRings'

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
