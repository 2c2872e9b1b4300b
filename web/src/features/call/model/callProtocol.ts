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

/** 16 random bytes, or the 32 bytes of an HMAC-SHA-256. */
const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))

const heartbeatNumber = wholeNumber()

const callMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('screen'),
    state: v.picklist(screenStates),
    /** with `shared`: the capture includes sound */
    sound: v.optional(v.boolean()),
    /**
     * with `shared`: the capture delivers nothing for a while, and the last
     * picture is outdated
     */
    empty: v.optional(v.boolean()),
    /**
     * with `shared`: the kind of surface; a newer version may have more kinds
     */
    surface: v.fallback(v.optional(v.picklist(surfaces)), undefined),
    /** with `shared`: the number of the capture; older pages send none */
    capture: v.optional(wholeNumber()),
    /**
     * with `choosing`: the dialog that the sharer sees, so that the viewer can
     * explain it
     */
    dialog: v.fallback(v.optional(v.picklist(pickerDialogs)), undefined),
  }),
  v.object({
    type: v.literal('bye'),
    reason: v.picklist(['left', 'unload'] as const),
  }),
  v.object({
    type: v.literal('quality'),
    /**
     * the quality preference, under the field name that every page in use knows
     */
    smoothness: v.picklist(qualityPreferences),
  }),
  /** whether the viewer plays the screen’s sound (PS35) */
  v.object({ type: v.literal('listening'), on: v.boolean() }),
  /** the viewer’s computer lags behind the picture, see viewerLag.ts */
  v.object({
    type: v.literal('lag'),
    delayMs: v.pipe(v.number(), v.minValue(0), v.maxValue(mostDelayMs)),
    droppedShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  /** the viewer asks for the whole screen */
  v.object({ type: v.literal('ask'), for: v.literal('monitor') }),
  /**
   * the first message of both sides: is the peer the previous participant
   * (PS32)?
   */
  v.object({
    type: v.literal('hello'),
    random: hex(16),
    proof: v.optional(hex(32)),
    /** the link has a key fingerprint, and a proof follows (docs/proof.md) */
    pinned: v.optional(v.boolean()),
    /**
     * the words of the id are derived from a key, and this page requires a
     * proof of it
     */
    worded: v.optional(v.boolean()),
    /**
     * the sharer’s link has no key fingerprint, and this page compares safety
     * words; a sharer refuses a peer that does not set this
     */
    compares: v.optional(v.boolean()),
  }),
  v.object({
    type: v.literal('ping'),
    number: heartbeatNumber,
    /** makes the ping as long as a packet of a train, see fitToUplink.ts */
    padding: v.optional(v.string()),
  }),
  v.object({ type: v.literal('pong'), number: heartbeatNumber }),
])

type AnyMessage = v.InferOutput<typeof callMessageSchema>

/** Heartbeats; the channel handles them, and the session does not see them. */
export type HeartbeatMessage = Extract<AnyMessage, { type: 'ping' | 'pong' }>

/** The first message on a data channel; the session does not see it either. */
export type HelloMessage = Extract<AnyMessage, { type: 'hello' }>

/** Concerns only how the picture is sent; the session does not see it. */
export type LagMessage = Extract<AnyMessage, { type: 'lag' }>

/** The messages on a call’s data channel. */
export type CallMessage = Exclude<
  AnyMessage,
  HeartbeatMessage | HelloMessage | LagMessage
>

/** The sharer’s message about the screen. */
export type ScreenState = (typeof screenStates)[number]

/** Why a side leaves: for good, or because its page may be reloading. */
export type FarewellReason = Extract<CallMessage, { type: 'bye' }>['reason']

/**
 * `unknown` comes from a newer version and is ignored; `malformed` is dropped
 * and counted.
 */
export type Parsed = AnyMessage | 'unknown' | 'malformed'

const codec = messageCodec(1, callMessageSchema)

/** @returns the text for the data channel */
export const encodeCallMessage = (
  message: CallMessage | HeartbeatMessage | HelloMessage | LagMessage
): string => codec.encode(message)

/**
 * Never throws: accepts anything that a data channel can deliver.
 *
 * @param data the payload as received
 */
export const parseCallMessage = (data: unknown): Parsed => codec.parse(data)
