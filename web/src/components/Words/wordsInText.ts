import type { Said } from 'src/domain/guidance/said'
import type { Texts } from 'src/locales/Texts'

/** @returns what was said, as it is read or read aloud in this language */
export function wordsInText(
  words: Said['words'],
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
