import type {
  GuidanceMessage,
  MessageOf,
} from 'src/features/messages/model/guidanceMessage'

import type { Answer } from './phrases'

/** Nobody reads further back, and a page should not keep a log. */
export const maxChatMessages = 50

type Words = MessageOf<'text' | 'phrase' | 'link' | 'copy'>

/** One chat message, by this side or by the peer. */
export interface ChatMessage {
  isOwn: boolean
  words: Words
  /** the sharer’s answer; null until there is one */
  answer: Answer | null
  /** when it arrived, in ms on this side’s clock */
  seenMs: number
}

export const isWords = (message: GuidanceMessage): message is Words =>
  message.type === 'text' ||
  message.type === 'phrase' ||
  message.type === 'link' ||
  message.type === 'copy'

export const addChatMessage = (
  before: readonly ChatMessage[],
  words: Words,
  isOwn: boolean,
  seenMs: number
): readonly ChatMessage[] =>
  [...before, { isOwn, words, answer: null, seenMs }].slice(-maxChatMessages)

/** @param isOwn whether the answered message was sent by this side */
export const answered = (
  before: readonly ChatMessage[],
  { id, answer }: MessageOf<'answer'>,
  isOwn: boolean
): readonly ChatMessage[] =>
  before.map((each) =>
    each.isOwn === isOwn && each.words.id === id ? { ...each, answer } : each
  )
