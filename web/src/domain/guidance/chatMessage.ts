import type { GuidanceMessage, MessageOf } from './guidanceMessage'
import type { Answer } from './phrases'

/** The rest is no longer looked at, and a page is not a diary. */
export const maxChatMessages = 50

type Words = MessageOf<'text' | 'phrase' | 'link' | 'copy'>

/** One thing that was said, by this side or by the other. */
export interface ChatMessage {
  isOwn: boolean
  words: Words
  /** what the sharer has answered; null until then */
  answer: Answer | null
}

export const isWords = (message: GuidanceMessage): message is Words =>
  message.type === 'text' ||
  message.type === 'phrase' ||
  message.type === 'link' ||
  message.type === 'copy'

export const addChatMessage = (
  before: readonly ChatMessage[],
  words: Words,
  isOwn: boolean
): readonly ChatMessage[] =>
  [...before, { isOwn, words, answer: null }].slice(-maxChatMessages)

/** @param isOwn whether what is answered was said by this side */
export const answered = (
  before: readonly ChatMessage[],
  { id, answer }: MessageOf<'answer'>,
  isOwn: boolean
): readonly ChatMessage[] =>
  before.map((each) =>
    each.isOwn === isOwn && each.words.id === id ? { ...each, answer } : each
  )
