import * as v from 'valibot'

import { pickerDialogs } from 'src/browser/pickerDialog'
import { wholeNumber } from 'src/browser/wholeNumber'
import { surfaces } from 'src/features/capture'
import { mostDelayMs, qualityPreferences } from 'src/features/picture'
import { messageCodec } from 'src/features/wire'

export const screenStates = [
  'choosing',
  'shared',
  'hidden',
  'stopped',
  'cancelled',
] as const

const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))

const heartbeatNumber = wholeNumber()

const callMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('screen'),
    state: v.picklist(screenStates),
    /** with `shared`: whether the capture includes sound */
    sound: v.optional(v.boolean()),
    /** with `shared`: no frames arrive for a while; the picture is outdated */
    empty: v.optional(v.boolean()),
    /** with `shared`; a newer version may have more kinds */
    surface: v.fallback(v.optional(v.picklist(surfaces)), undefined),
    /** with `shared`: the number of the capture; older pages send none */
    capture: v.optional(wholeNumber()),
    /** with `choosing`: the dialog that the sharer sees */
    dialog: v.fallback(v.optional(v.picklist(pickerDialogs)), undefined),
  }),
  v.object({
    type: v.literal('bye'),
    reason: v.picklist(['left', 'unload'] as const),
  }),
  v.object({
    type: v.literal('quality'),
    /** the quality preference; older pages know the field by this name */
    smoothness: v.picklist(qualityPreferences),
  }),
  /** whether the viewer plays the screen’s sound (PS35) */
  v.object({ type: v.literal('listening'), on: v.boolean() }),
  /** how far the viewer’s computer lags behind the picture, see viewerLag.ts */
  v.object({
    type: v.literal('lag'),
    delayMs: v.pipe(v.number(), v.minValue(0), v.maxValue(mostDelayMs)),
    droppedShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  /** the viewer asks for the whole screen */
  v.object({ type: v.literal('ask'), for: v.literal('monitor') }),
  /** the first message: is the peer the previous participant (PS32)? */
  v.object({
    type: v.literal('hello'),
    random: hex(16),
    proof: v.optional(hex(32)),
    /** the link has a key fingerprint, and a proof follows (docs/proof.md) */
    pinned: v.optional(v.boolean()),
    /** the id is derived from a key, which the peer must prove */
    worded: v.optional(v.boolean()),
    /**
     * the sharer’s link has no key fingerprint, and this page compares safety
     * words; a sharer refuses a peer without this field
     */
    compares: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal('ping'),
    number: heartbeatNumber,
    /** pads the ping to the packet size of a train, see fitToUplink.ts */
    padding: v.optional(v.string()),
  }),
  v.object({ type: v.literal('pong'), number: heartbeatNumber }),
])

type AnyMessage = v.InferOutput<typeof callMessageSchema>

/** The session sees no heartbeats. */
export type HeartbeatMessage = Extract<AnyMessage, { type: 'ping' | 'pong' }>

/** The session sees no `hello`. */
export type HelloMessage = Extract<AnyMessage, { type: 'hello' }>

/** Only changes how the picture is sent. */
export type LagMessage = Extract<AnyMessage, { type: 'lag' }>

export type CallMessage = Exclude<
  AnyMessage,
  HeartbeatMessage | HelloMessage | LagMessage
>

export type ScreenState = (typeof screenStates)[number]

/** `unload`: the page may only be reloading. */
export type FarewellReason = Extract<CallMessage, { type: 'bye' }>['reason']

/** `unknown`: from a newer version, or for a feature. `malformed`: dropped. */
export type Parsed = AnyMessage | 'unknown' | 'malformed'

const codec = messageCodec(1, callMessageSchema)

export const encodeCallMessage = (
  message: CallMessage | HeartbeatMessage | HelloMessage | LagMessage
): string => codec.encode(message)

/** Never throws, whatever a data channel delivers. */
export const parseCallMessage = (data: unknown): Parsed => codec.parse(data)
