import * as v from 'valibot'

import { encodeMessage, messageParser } from './messageParser'
import { smoothnesses } from './smoothness'
import { surfaces } from './surface'

const screenStates = [
  'choosing',
  'shared',
  'hidden',
  'stopped',
  'cancelled',
] as const

const heartbeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

const callMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('screen'),
    state: v.picklist(screenStates),
    /** with `shared`: its sound comes with it */
    sound: v.optional(v.boolean()),
    /** with `shared`: what is; a newer version may know more kinds */
    surface: v.fallback(v.optional(v.picklist(surfaces)), undefined),
  }),
  v.object({
    type: v.literal('bye'),
    reason: v.picklist(['left', 'unload'] as const),
  }),
  v.object({
    type: v.literal('quality'),
    smoothness: v.picklist(smoothnesses),
  }),
  /** the viewer would like to see all of the screen */
  v.object({ type: v.literal('ask'), for: v.literal('monitor') }),
  v.object({ type: v.literal('ping'), number: heartbeatNumber }),
  v.object({ type: v.literal('pong'), number: heartbeatNumber }),
])

type AnyMessage = v.InferOutput<typeof callMessageSchema>

/** Signs of life; they stay between the two ends of the channel. */
export type HeartbeatMessage = Extract<AnyMessage, { type: 'ping' | 'pong' }>

/** What the two sides tell each other on the data channel of a call. */
export type CallMessage = Exclude<AnyMessage, HeartbeatMessage>

/** What the sharer says of the screen. */
export type ScreenState = (typeof screenStates)[number]

/** Why a side goes: for good, or with a page that may be reloading. */
export type FarewellReason = Extract<CallMessage, { type: 'bye' }>['reason']

/** @returns the text to put on the data channel */
export const encodeCallMessage = (
  message: CallMessage | HeartbeatMessage
): string => encodeMessage(message)

/** Total; see messageParser. */
export const parseCallMessage = messageParser(callMessageSchema)
