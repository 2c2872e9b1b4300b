import type { GuidanceMessage, MessageOf } from './guidanceMessage'
import type { Answer } from './phrases'

/** The rest is no longer looked at, and a page is not a diary. */
export const mostSaid = 50

type Words = MessageOf<'text' | 'phrase' | 'link' | 'copy'>

/** One thing that was said, by this side or by the other. */
export interface Said {
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

export const said = (
  before: readonly Said[],
  words: Words,
  isOwn: boolean
): readonly Said[] =>
  [...before, { isOwn, words, answer: null }].slice(-mostSaid)

/** @param isOwn whether what is answered was said by this side */
export const answered = (
  before: readonly Said[],
  { id, answer }: MessageOf<'answer'>,
  isOwn: boolean
): readonly Said[] =>
  before.map((each) =>
    each.isOwn === isOwn && each.words.id === id ? { ...each, answer } : each
  )
