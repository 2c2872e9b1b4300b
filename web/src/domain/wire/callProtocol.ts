import * as v from 'valibot'

import { surfaces } from 'src/domain/capture/surface'
import { qualityPreferences } from 'src/domain/picture/qualityPreference'

import { messageCodec } from './messageCodec'

export const screenStates = [
  'choosing',
  'shared',
  'hidden',
  'stopped',
  'cancelled',
] as const

/** 16 random bytes, or the 32 bytes of an HMAC-SHA-256. */
const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))

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
    /** the quality preference, under the name that every page in use knows it by */
    smoothness: v.picklist(qualityPreferences),
  }),
  /** the viewer would like to see all of the screen */
  v.object({ type: v.literal('ask'), for: v.literal('monitor') }),
  /** the first word of both sides: is this who was there before (PS32)? */
  v.object({
    type: v.literal('hello'),
    random: hex(16),
    proof: v.optional(hex(32)),
  }),
  v.object({ type: v.literal('ping'), number: heartbeatNumber }),
  v.object({ type: v.literal('pong'), number: heartbeatNumber }),
])

type AnyMessage = v.InferOutput<typeof callMessageSchema>

/** Signs of life; they stay between the two ends of the channel. */
export type HeartbeatMessage = Extract<AnyMessage, { type: 'ping' | 'pong' }>

/** The first word on a data channel; it stays between its two ends, too. */
export type HelloMessage = Extract<AnyMessage, { type: 'hello' }>

/** What the two sides tell each other on the data channel of a call. */
export type CallMessage = Exclude<AnyMessage, HeartbeatMessage | HelloMessage>

/** What the sharer says of the screen. */
export type ScreenState = (typeof screenStates)[number]

/** Why a side goes: for good, or with a page that may be reloading. */
export type FarewellReason = Extract<CallMessage, { type: 'bye' }>['reason']

/** `unknown` comes from a newer version and is ignored; `malformed` is dropped and counted. */
export type Parsed = AnyMessage | 'unknown' | 'malformed'

const codec = messageCodec(1, callMessageSchema)

/** @returns the text to put on the data channel */
export const encodeCallMessage = (
  message: CallMessage | HeartbeatMessage | HelloMessage
): string => codec.encode(message)

/**
 * Total: takes anything that a data channel can deliver.
 *
 * @param data the payload as it came from the other side
 */
export const parseCallMessage = (data: unknown): Parsed => codec.parse(data)
