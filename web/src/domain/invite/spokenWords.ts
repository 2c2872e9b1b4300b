import { isOneTypoApart } from './isOneTypoApart'
import { parseUserId, type UserId } from './userId'

/**
 * The words that ids are made of; the first four letters are unique (BIP-39).
 */
export type WordList = readonly string[]

/** The interpretation of an id that someone was told on the phone and typed. */
export type Understood =
  | { kind: 'id'; id: UserId }
  | { kind: 'guesses'; ids: UserId[] }
  | { kind: 'not-four' }
  | { kind: 'unknown'; word: string }

const wordCount = 4
const tellingLetters = 4
const maxGuesses = 3
const maxLength = 200

/** Letters that do not decompose into an English letter and an accent. */
const otherLetters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
}

const plain = (text: string) =>
  text
    .slice(0, maxLength)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\0-\x7f]/g, (letter) => otherLetters[letter] ?? letter)

/** @returns the words of a text in plain letters, whatever separates them */
export const wordsOf = (text: string): string[] =>
  plain(text).match(/[a-z]+/g) ?? []

/** @returns the suffix of an id whose base was already taken */
export const suffixOf = (text: string): string =>
  /[a-z]\W*(\d*)\W*$/.exec(plain(text))?.[1] ?? ''

/** @returns matching words of the list, most likely first */
function meant(word: string, list: WordList): string[] {
  if (list.includes(word)) return [word]
  const begun = list.filter((each) => each.startsWith(word))
  if (word.length >= tellingLetters && begun.length > 0) return begun
  return list
    .filter((each) => isOneTypoApart(each, word))
    .sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]))
}

/** @returns the ways to split letters without spaces into this many words */
function split(letters: string, count: number, list: WordList): string[][] {
  if (count === 0) return letters === '' ? [[]] : []
  return list
    .filter((word) => letters.startsWith(word))
    .flatMap((word) =>
      split(letters.slice(word.length), count - 1, list).map((rest) => [
        word,
        ...rest,
      ])
    )
}

const combined = (choices: string[][]): string[][] =>
  choices.reduce<string[][]>(
    (begun, next) =>
      begun.flatMap((words) => next.map((word) => [...words, word])),
    [[]]
  )

/** Total: any input is either understood or returned as a question. */
export function understandWords(text: string, list: WordList): Understood {
  const words = wordsOf(text)
  const unspaced = split(words.join(''), wordCount, list)
  if (words.length !== wordCount && unspaced.length === 0) {
    return { kind: 'not-four' }
  }
  const choices = words.map((word) => meant(word, list).slice(0, maxGuesses))
  const unknown = choices.findIndex((choice) => choice.length === 0)
  const isSpaced = words.length === wordCount
  if (isSpaced && unknown >= 0) {
    return { kind: 'unknown', word: words[unknown] ?? '' }
  }
  const ids = (isSpaced ? combined(choices) : unspaced)
    .slice(0, maxGuesses)
    .map((read) => parseUserId(read.join('-') + suffixOf(text)))
    .filter((id) => id !== null)
  const [only] = ids
  const isCertain = !isSpaced || words.every((word) => list.includes(word))
  return only && ids.length === 1 && isCertain
    ? { kind: 'id', id: only }
    : { kind: 'guesses', ids }
}

/**
 * @returns completions of the last word; none if it is complete or ambiguous
 */
export function completionsOf(text: string, list: WordList): string[] {
  const begun = /[a-z]+$/.exec(plain(text))?.[0] ?? ''
  if (begun.length < tellingLetters - 1 || list.includes(begun)) return []
  const words = list.filter((word) => word.startsWith(begun))
  return words.length <= maxGuesses ? words : []
}

/** @returns the text with its last word completed, ready for the next one */
export const complete = (text: string, word: string): string =>
  `${text.replace(/[^\s\d.,;:!?/_–-]+$/, '')}${word} `
