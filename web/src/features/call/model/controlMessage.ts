import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import { envelopeSchema, inEnvelope } from 'src/features/wire'

export const controls = [
  'busy',
  'returned',
  'gone',
  'cancelled',
  'back',
  'knock',
  'continue',
  'here',
  'give-way',
  'refused',
  'worked',
  'not-yet',
  'not-proved',
] as const

/**
 * Messages over signalling, for when the data channel is unavailable or may
 * fail:
 * - `busy` refuses a second sharer
 * - `cancelled` withdraws a call or a share
 * - `returned`: a reloaded page is back and shares nothing
 * - `back`: a viewer whose call was lost has reached the server again
 * - `knock` asks whether a viewer is there and would answer
 * - `here` answers a knock
 * - `continue` asks a sharer whether this device may replace the viewer’s
 *   device
 * - `give-way`, to a sharer: the viewer answers another sharer first, so call
 *   again later
 * - `give-way`, to a viewer: another device replaces this device
 * - `refused`: the person has rejected this caller or device
 * - `not-proved`: the caller did not prove to be the sharer of the link (PS42),
 *   or the sender of `continue` did not prove to have the link (PS44)
 * - `worked` and `not-yet`: whether the help was successful, after a share
 * - `gone`: the server says that the peer’s socket has closed. The share may
 *   still be running, because it does not need signalling.
 */
export type Control = (typeof controls)[number]

/** A person’s answer to “Did it work?”, after a share. */
export type Verdict = Extract<Control, 'worked' | 'not-yet'>

const controlSchema = v.object({
  ...envelopeSchema,
  control: v.picklist(controls),
})

const restartSchema = v.object({
  ...envelopeSchema,
  control: v.literal('restart'),
  callId: v.pipe(v.string(), v.maxLength(64)),
  /** an answer repeats the number of its offer; older pages send none */
  number: v.optional(wholeNumber()),
  description: v.object({
    type: v.picklist(['offer', 'answer'] as const),
    sdp: v.string(),
  }),
})

/** A description that restarts ICE on an existing call (RFC 8445 §9). */
export type IceRestart = Pick<
  v.InferOutput<typeof restartSchema>,
  'callId' | 'number' | 'description'
>

/** @returns a payload that PeerServer relays and PeerJS ignores */
export function encodeControl(control: Control) {
  return inEnvelope({ control })
}

export function encodeIceRestart(restart: IceRestart) {
  return inEnvelope({ control: 'restart', ...restart } as const)
}

/** @returns null for anything that is not one of our messages; never throws */
export function parseControl(payload: unknown): Control | null {
  const parsed = v.safeParse(controlSchema, payload)
  return parsed.success ? parsed.output.control : null
}

/** @returns null for anything that is not an ICE restart; never throws */
export function parseIceRestart(payload: unknown): IceRestart | null {
  const parsed = v.safeParse(restartSchema, payload)
  return parsed.success ? parsed.output : null
}
