import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import { messageCodec } from 'src/features/call/model/messageCodec'
import { answers, phrases } from 'src/features/chat/model/phrases'
import { parseWebLink } from 'src/features/chat/model/webLink'
import { sheetMessages } from 'src/features/sheets/model/sheetMessage'
import { stepMessages } from 'src/features/steps/model/stepMessage'

import {
  atMsField,
  frameField,
  idField as id,
  pointField as point,
  textField,
} from './messageFields'

/** Further points of a stroke go into its next message. */
export const mostPointsInMessage = 64

/** Longer texts are not instructions to follow on a screen. */
export const longestTextLength = 500

/** Invisible characters are neither shown nor copied. */
const text = textField(longestTextLength)

/** The fields of every mark. */
const mark = {
  id,
  frame: frameField,
  atMs: atMsField,
}

const schema = v.variant('type', [
  /** the same id again: the pointer has moved */
  v.object({ type: v.literal('pointer'), ...mark, point }),
  /** the same id again: the stroke continues with these points */
  v.object({
    type: v.literal('stroke'),
    ...mark,
    points: v.pipe(
      v.array(point),
      v.minLength(1),
      v.maxLength(mostPointsInMessage)
    ),
  }),
  v.object({
    type: v.literal('step'),
    ...mark,
    point,
    number: wholeNumber(1, 99),
  }),
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('clear') }),
  /** the peer sees the mark with this id */
  v.object({ type: v.literal('drawn'), id }),
  v.object({ type: v.literal('text'), id, text }),
  /** a ready-made sentence, shown in each side’s own language */
  v.object({ type: v.literal('phrase'), id, phrase: v.picklist(phrases) }),
  v.object({
    type: v.literal('link'),
    id,
    href: v.pipe(
      v.string(),
      v.maxLength(2048),
      v.check((href) => parseWebLink(href) === href)
    ),
  }),
  /** a text to copy */
  v.object({ type: v.literal('copy'), id, text }),
  /** answers the message with that id */
  v.object({ type: v.literal('answer'), id, answer: v.picklist(answers) }),
  /** whether this side’s microphone is on */
  v.object({
    type: v.literal('voice'),
    state: v.picklist(['off', 'on', 'muted'] as const),
  }),
  ...stepMessages,
  ...sheetMessages,
])

/** Messages about marks, chat and steps, beside the picture (docs/call.md). */
export type GuidanceMessage = v.InferOutput<typeof schema>

export type MessageOf<Type extends GuidanceMessage['type']> = Extract<
  GuidanceMessage,
  { type: Type }
>

/**
 * Versioned separately from the session’s messages, which load much earlier.
 */
const codec = messageCodec(1, schema)

const momentary = new Set<GuidanceMessage['type']>([
  'pointer',
  'drawn',
  'step-show',
  'step-progress',
  'sheet-news',
])

/**
 * @returns the kind of which only the newest message matters; null if every
 * message must arrive
 */
export const momentaryKind = ({ type }: GuidanceMessage): string | null =>
  momentary.has(type) ? type : null

/** @returns the text for the call’s data channel */
export const encodeGuidance = (message: GuidanceMessage): string =>
  codec.encode(message)

/**
 * Total: accepts anything that the peer can send.
 *
 * @returns `unknown` for a message of a newer version, which is ignored, and
 * `malformed` for one that is dropped and counted
 */
export const parseGuidance = (
  data: string
): GuidanceMessage | 'unknown' | 'malformed' => codec.parse(data)
