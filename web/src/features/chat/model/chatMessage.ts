import * as v from 'valibot'

import { idField as id, textField } from 'src/features/wire'
import type { Texts } from 'src/i18n/Texts'

import { parseWebLink } from './webLink'

/** The helper's ready-made sentences; each page translates them. */
export const phrases = [
  'click-here',
  'double-click-here',
  'scroll-down',
  'scroll-up',
  'press-enter',
  'close-window',
  'read-aloud',
  'wait',
  'well-done',
] as const

export const answers = ['done', 'again', 'not-seen'] as const

export type Answer = (typeof answers)[number]

/** In UTF-16 code units. Instructions for a screen are shorter than this. */
export const longestTextLength = 500

/** Older messages are removed: a page should keep no log. */
export const maxChatMessages = 50

/**
 * The schema of a message's text. Invisible characters are removed, so that
 * they are neither shown nor copied.
 */
const text = textField(longestTextLength)

export const chatSchema = v.variant('type', [
  v.object({ type: v.literal('text'), id, text }),
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
  v.object({ type: v.literal('copy'), id, text }),
  /** the sharer's answer; `id` is that of the helper's message */
  v.object({ type: v.literal('answer'), id, answer: v.picklist(answers) }),
])

export type ChatWireMessage = v.InferOutput<typeof chatSchema>
type AnswerMessage = Extract<ChatWireMessage, { type: 'answer' }>
export type Words = Exclude<ChatWireMessage, AnswerMessage>

export interface ChatMessage {
  isOwn: boolean
  words: Words
  answer: Answer | null
  /** when the message arrived, in ms by this side’s clock */
  seenMs: number
}

type Said = readonly ChatMessage[]

export const addChatMessage = (
  before: Said,
  words: Words,
  isOwn: boolean,
  seenMs: number
): Said =>
  [...before, { isOwn, words, answer: null, seenMs }].slice(-maxChatMessages)

/** @param isOwn whether the answered message was sent from this page */
export const answered = (
  before: Said,
  { id, answer }: AnswerMessage,
  isOwn: boolean
): Said =>
  before.map((each) =>
    each.isOwn === isOwn && each.words.id === id ? { ...each, answer } : each
  )

/** @returns the latest message of the helper, on the sharer's page */
export function newestOfHelper({ said }: { said: Said }): ChatMessage | null {
  const ofHelper = said.filter(({ isOwn }) => !isOwn)
  return ofHelper[ofHelper.length - 1] ?? null
}

/**
 * @returns the text of a message, with ready-made sentences in the language of
 * `phrases`
 */
export function wordsInText(
  words: ChatMessage['words'],
  { phrases }: Texts['talking']
): string {
  switch (words.type) {
    case 'phrase':
      return phrases[words.phrase]
    case 'link':
      return words.href
    case 'text':
    case 'copy':
      return words.text
  }
}
