import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import type { Texts } from 'src/i18n/Texts'

/** @returns the text of a message in this language, to show or to read aloud */
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
