import * as v from 'valibot'

import { visibleText } from 'src/domain/page/visibleText'
import { messageCodec } from 'src/domain/wire/messageCodec'

import { answers, phrases } from './phrases'
import { parseWebLink } from './webLink'

/** More points of one stroke go into its next message. */
export const mostPointsInMessage = 64

/** Longer texts are no instruction to follow on a screen. */
export const longestTextLength = 500

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const point = v.object({ x: share, y: share })
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16384))
const id = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What cannot be seen is not said, nor copied. */
const text = v.pipe(
  v.string(),
  v.maxLength(longestTextLength),
  v.transform((said) => visibleText(said, true)),
  v.check((said) => visibleText(said) !== '')
)

/** What every mark says of itself. */
const mark = {
  id,
  /** pixels of the frame that was pointed at */
  frame: v.object({ width: pixels, height: pixels }),
  /** ms on the clock of who points; only differences mean something */
  atMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
}

const schema = v.variant('type', [
  /** the same id again: the pointer has moved */
  v.object({ type: v.literal('pointer'), ...mark, point }),
  /** the same id again: the stroke goes on with these points */
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
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('clear') }),
  /** the other side sees the mark with this id */
  v.object({ type: v.literal('drawn'), id }),
  v.object({ type: v.literal('text'), id, text }),
  /** a ready-made sentence, which each side reads in its own language */
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
  /** to what was said under that id */
  v.object({ type: v.literal('answer'), id, answer: v.picklist(answers) }),
  /** whether this side can be heard */
  v.object({
    type: v.literal('voice'),
    state: v.picklist(['off', 'on', 'muted'] as const),
  }),
])

/** What the helper shows and both sides say, beside the picture (docs/decisions/0043). */
export type GuidanceMessage = v.InferOutput<typeof schema>

export type MessageOf<Type extends GuidanceMessage['type']> = Extract<
  GuidanceMessage,
  { type: Type }
>

/** Its version is counted apart from the session’s, which comes long before it. */
const codec = messageCodec(1, schema)

const momentary = new Set<GuidanceMessage['type']>(['pointer', 'drawn'])

/** @returns the kind of which only the newest counts; null for what must all arrive */
export const momentaryKind = ({ type }: GuidanceMessage): string | null =>
  momentary.has(type) ? type : null

/** @returns the text to put on the data channel of the call */
export const encodeGuidance = (message: GuidanceMessage): string =>
  codec.encode(message)

/**
 * Total: takes anything that the other side can send.
 *
 * @returns `unknown` for what a newer version says, which is ignored, and
 * `malformed` for what is dropped and counted
 */
export const parseGuidance = (
  data: string
): GuidanceMessage | 'unknown' | 'malformed' => codec.parse(data)
