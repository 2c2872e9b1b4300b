import * as v from 'valibot'

import { userIdSchema } from 'src/features/links/headless'
import { envelopeSchema, inEnvelope } from 'src/features/wire'

import { ringAnswerSchema, timestamp } from './incomingRings'

/** 16 and 32 bytes in base64url. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
const mac = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const ofRing = {
  ...envelopeSchema,
  /** identifies the ring */
  nonce,
  mac,
}

const schema = v.variant('control', [
  /** somebody needs help; `from` is the id of the waiting page */
  v.object({ ...ofRing, control: v.literal('ring'), from: userIdSchema }),
  /** the helper cannot come now */
  v.object({
    ...ofRing,
    control: v.literal('ring-answer'),
    ...ringAnswerSchema.entries,
  }),
  /** `sentAt` says which answer the other page has; null confirms the ring */
  v.object({
    ...ofRing,
    control: v.literal('ring-heard'),
    sentAt: v.nullable(timestamp),
  }),
])

/** A signal with proof that its sender knows the link's key fingerprint. */
export type SignedSignal = Unwrapped<v.InferOutput<typeof schema>>

type Unwrapped<Signal> = Signal extends object
  ? Omit<Signal, 'type' | 'v'>
  : never

/**
 * The signals between the two pages of a ring, over the signalling server or in
 * a push message (docs/kept-helpers.md). A new field changes the signed text
 * (`ringText`), so old and new pages reject each other’s rings.
 */
export type RingSignal = Unsigned<SignedSignal>

type Unsigned<Signal> = Signal extends object ? Omit<Signal, 'mac'> : never

export const encodeRingSignal = (signal: SignedSignal) => inEnvelope(signal)

/** Accepts any value. @returns the signal; null if the value is none */
export function parseRingSignal(payload: unknown): SignedSignal | null {
  const parsed = v.safeParse(schema, payload)
  return parsed.success ? parsed.output : null
}
