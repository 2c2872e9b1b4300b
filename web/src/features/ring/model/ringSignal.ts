import * as v from 'valibot'

import { userIdSchema } from 'src/features/links/headless'
import { envelopeSchema, inEnvelope } from 'src/features/wire'

import { ringAnswerSchema, timestamp } from './incomingRings'

/** Patterns for 16 and 32 bytes in base64url. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
const mac = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const ofRing = {
  ...envelopeSchema,
  /** identifies the call for help */
  nonce,
  mac,
}

const schema = v.variant('control', [
  /** the sharer needs help; `from` is the id of the sharer's page */
  v.object({ ...ofRing, control: v.literal('ring'), from: userIdSchema }),
  /** the helper has no time now */
  v.object({
    ...ofRing,
    control: v.literal('ring-answer'),
    ...ringAnswerSchema.entries,
  }),
  /**
   * a confirmation: `sentAt` identifies the received answer; null confirms the
   * call for help itself
   */
  v.object({
    ...ofRing,
    control: v.literal('ring-heard'),
    sentAt: v.nullable(timestamp),
  }),
])

/** A signal with a MAC: its sender knows the link's key fingerprint. */
export type SignedSignal = Unwrapped<v.InferOutput<typeof schema>>

type Unwrapped<Signal> = Signal extends object
  ? Omit<Signal, 'type' | 'v'>
  : never

/**
 * The signals with which a sharer calls a helper, and with which the helper
 * answers. They are sent through the signalling server or in a push message
 * (docs/kept-helpers.md). A new field changes the signed text (`ringText`), so
 * old and new pages reject each other's signals.
 */
export type RingSignal = Unsigned<SignedSignal>

type Unsigned<Signal> = Signal extends object ? Omit<Signal, 'mac'> : never

export const encodeRingSignal = (signal: SignedSignal) => inEnvelope(signal)

/**
 * Accepts any value.
 *
 * @returns null if the value is not a valid signal
 */
export function parseRingSignal(payload: unknown): SignedSignal | null {
  const parsed = v.safeParse(schema, payload)
  return parsed.success ? parsed.output : null
}
