import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import type { Texts } from 'src/i18n/Texts'

/** @returns what was said, as it is read or read aloud in this language */
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
