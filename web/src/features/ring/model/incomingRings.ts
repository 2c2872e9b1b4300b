import * as v from 'valibot'

import { basePath } from 'src/browser/basePath'
import { parseEach } from 'src/browser/parseJson'
import { wholeNumber } from 'src/browser/wholeNumber'
import {
  type HelperName,
  parseHelperName,
  type UserId,
  userIdSchema,
} from 'src/features/links/headless'

/**
 * All notifications of an installation have this tag, so that a new one
 * replaces the previous.
 */
export const notificationTag = `kinscreen.ring${basePath}`

export const nameSchema = v.nullable(
  v.custom<HelperName>(
    (name) => typeof name === 'string' && parseHelperName(name) === name
  )
)

/** A moment in ms since 1970. */
export const timestamp = wholeNumber()

export const ringAnswerSchema = v.object({
  /** when the helper has time; null if she did not say */
  freeAt: v.nullable(timestamp),
  /** when the helper answered, in ms of her clock; the latest answer counts */
  sentAt: timestamp,
})

/** The answer of a helper who has no time now. */
export type RingAnswer = v.InferOutput<typeof ringAnswerSchema>

const schema = v.object({
  nonce: v.string(),
  /** the id of the sharer's page, which waits for the helper */
  from: userIdSchema,
  /** the helper's name for the sharer; null if she has given none */
  name: nameSchema,
  /** when the signal last arrived, in ms since 1970 */
  heardAt: v.number(),
  answer: v.nullable(ringAnswerSchema),
  /** whether the sharer's page has confirmed the answer */
  isDelivered: v.boolean(),
})

export type IncomingRing = v.InferOutput<typeof schema>

type Rings = readonly IncomingRing[]

/** More simultaneous calls would be an attack; older ones are dropped. */
const mostRings = 4

/**
 * How long push services try to deliver a notification; the same as in
 * api/src/lib/ring/ringDevice.ts.
 */
export const ringLifetimeMs = 600_000

/** Drops invalid entries. Never throws. */
export const parseRings = (values: unknown): IncomingRing[] =>
  parseEach(schema, values).slice(-mostRings)

export function withRingHeard(
  rings: Rings,
  { nonce, from, name }: Pick<IncomingRing, 'nonce' | 'from' | 'name'>,
  nowMs: number
): IncomingRing[] {
  const isKnown = rings.some((ring) => ring.nonce === nonce)
  if (isKnown) return changed(rings, nonce, () => ({ from, heardAt: nowMs }))
  const fresh = { answer: null, isDelivered: false, heardAt: nowMs }
  const ring: IncomingRing = { nonce, from, name, ...fresh }
  return [...living(rings, nowMs), ring].slice(-mostRings)
}

export const withRingAnswered = (
  rings: Rings,
  nonce: string,
  answer: RingAnswer
): IncomingRing[] =>
  changed(rings, nonce, () => ({ answer, isDelivered: false }))

/**
 * Marks an answer as delivered.
 *
 * @param sentAt identifies the answer, because a later answer may exist
 */
export const withAnswerDelivered = (
  rings: Rings,
  nonce: string,
  sentAt: number
): IncomingRing[] =>
  changed(rings, nonce, ({ answer, isDelivered }) => ({
    isDelivered: isDelivered || answer?.sentAt === sentAt,
  }))

/** Removes the calls for help of a sharer whose screen is visible now. */
export const withoutRingsFrom = (rings: Rings, from: UserId): IncomingRing[] =>
  rings.filter((ring) => ring.from !== from)

/**
 * @returns the first call for help that the helper has not answered, otherwise
 * the last one
 */
export function presentRing(rings: Rings, nowMs: number): IncomingRing | null {
  const present = living(rings, nowMs)
  return (
    present.find(({ answer }) => answer === null) ??
    present[present.length - 1] ??
    null
  )
}

const changed = (
  rings: Rings,
  nonce: string,
  change: (ring: IncomingRing) => Partial<IncomingRing>
): IncomingRing[] =>
  rings.map((ring) =>
    ring.nonce === nonce ? { ...ring, ...change(ring) } : ring
  )

const living = (rings: Rings, nowMs: number): IncomingRing[] =>
  rings.filter(({ heardAt }) => nowMs - heardAt < ringLifetimeMs)
