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
    /** with `shared`: no new frames for a while, so the picture is outdated */
    empty: v.optional(v.boolean()),
    /** with `shared`: kind of capture; newer kinds are ignored */
    surface: v.fallback(v.optional(v.picklist(surfaces)), undefined),
    /** with `shared`: the number of the capture; older pages send none */
    capture: v.optional(wholeNumber()),
    /** with `choosing`: the browser’s picker dialog on the sharer’s page */
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
  /**
   * how late the viewer’s computer shows frames, and how many frames it drops
   * (viewerLag.ts)
   */
  v.object({
    type: v.literal('lag'),
    delayMs: v.pipe(v.number(), v.minValue(0), v.maxValue(mostDelayMs)),
    droppedShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  /** the viewer asks for the whole screen */
  v.object({ type: v.literal('ask'), for: v.literal('monitor') }),
  /**
   * the first message; its `proof` shows that the sender is the previous
   * participant (PS32)
   */
  v.object({
    type: v.literal('hello'),
    random: hex(16),
    proof: v.optional(hex(32)),
    /** the link has a key fingerprint, and a proof follows (docs/proof.md) */
    pinned: v.optional(v.boolean()),
    /**
     * the id in the link is derived from a key; the peer must prove that it has
     * this key
     */
    worded: v.optional(v.boolean()),
    /**
     * this page can compare safety words (two words that both people see),
     * because the sharer’s link has no key fingerprint; a sharer refuses a
     * viewer whose `hello` lacks this field
     */
    compares: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal('ping'),
    number: heartbeatNumber,
    /** pads the ping to a fixed size, to measure the uplink */
    padding: v.optional(v.string()),
  }),
  v.object({ type: v.literal('pong'), number: heartbeatNumber }),
])

type AnyMessage = v.InferOutput<typeof callMessageSchema>

/** Handled by Heartbeat; the session does not receive these messages. */
export type HeartbeatMessage = Extract<AnyMessage, { type: 'ping' | 'pong' }>

/** Handled by CallGreeting; the session does not receive this message. */
export type HelloMessage = Extract<AnyMessage, { type: 'hello' }>

/**
 * Changes only how the picture is sent; the session does not receive this
 * message.
 */
export type LagMessage = Extract<AnyMessage, { type: 'lag' }>

export type CallMessage = Exclude<
  AnyMessage,
  HeartbeatMessage | HelloMessage | LagMessage
>

export type ScreenState = (typeof screenStates)[number]

/** `unload`: the page may only be reloading. */
export type FarewellReason = Extract<CallMessage, { type: 'bye' }>['reason']

/**
 * `unknown`: the message is for a feature, or from a newer version.
 * `malformed`: the message is dropped.
 */
export type Parsed = AnyMessage | 'unknown' | 'malformed'

const codec = messageCodec(1, callMessageSchema)

export const encodeCallMessage = (
  message: CallMessage | HeartbeatMessage | HelloMessage | LagMessage
): string => codec.encode(message)

/** Never throws, whatever a data channel delivers. */
export const parseCallMessage = (data: unknown): Parsed => codec.parse(data)
