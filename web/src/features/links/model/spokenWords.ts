import { isOneTypoApart } from './isOneTypoApart'
import { parseUserId, type UserId } from './userId'

/** The BIP-39 words of ids; the first four letters of each are unique. */
export type WordList = readonly string[]

/** What a typed text means; people hear the words of an id on the phone. */
export type Understood =
  | { kind: 'id'; id: UserId }
  | { kind: 'guesses'; ids: UserId[] }
  | { kind: 'not-four' }
  | { kind: 'unknown'; word: string }
  /** a long text that contains neither a link of this product nor four words */
  | { kind: 'nothing' }

const wordCount = 4
const tellingLetters = 4
const maxGuesses = 3
const maxLength = 10_000
/**
 * Number of words. A text of up to this length counts as typed: an id, perhaps
 * with a name and a greeting.
 */
const mostTyped = 12

/** Letters that Unicode does not split into a Latin letter and an accent. */
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

/**
 * @returns the words in lower case, without accents; any other character
 * separates words
 */
export const wordsOf = (text: string): string[] =>
  plain(text).match(/[a-z]+/g) ?? []

export const isOfServer = (id: UserId, list: WordList): boolean =>
  areOfServer(wordsOf(id), list)

const areOfServer = (words: readonly string[], list: WordList): boolean =>
  words.length === wordCount && words.every((word) => list.includes(word))

/**
 * @returns the number after the words; the server adds one if the four words
 * are in use already
 */
export const suffixOf = (text: string): string =>
  /[a-z]\W*(\d*)\W*$/.exec(plain(text))?.[1] ?? ''

/**
 * @returns words of the list that the person may have meant, most likely first
 */
function meant(word: string, list: WordList): string[] {
  if (list.includes(word)) return [word]
  const begun = list.filter((each) => each.startsWith(word))
  if (word.length >= tellingLetters && begun.length > 0) return begun
  return list
    .filter((each) => isOneTypoApart(each, word))
    .sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]))
}

/**
 * @returns each way to split letters without spaces into `count` words of the
 * list
 */
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

/** Addresses of other sites, in which nothing counts as a word of an id. */
const addresses = /\w+:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,}\/\S*/gi

/**
 * Finds an id in a typed or pasted text. If the text is unclear, returns
 * guesses, from which the person chooses. Never throws.
 */
export function understandWords(text: string, list: WordList): Understood {
  const said = text.slice(0, maxLength).replace(addresses, ' ')
  const words = wordsOf(said)
  if (words.length === wordCount) return understandFour(said, words, list)
  const unspaced = split(words.join(''), wordCount, list)
  if (unspaced.length > 0) {
    return asked(unspaced, suffixOf(said), unspaced.length === 1)
  }
  const isTyped = words.length <= mostTyped && said === text
  const found = fourAmong(said, words, list, isTyped)
  if (found) return found
  return { kind: isTyped ? 'not-four' : 'nothing' }
}

function understandFour(
  text: string,
  words: readonly string[],
  list: WordList
): Understood {
  const choices = words.map((word) => meant(word, list).slice(0, maxGuesses))
  const unknown = choices.findIndex((choice) => choice.length === 0)
  const isCertain = areOfServer(words, list)
  return unknown < 0
    ? asked(combined(choices), suffixOf(text), isCertain)
    : { kind: 'unknown', word: words[unknown] ?? '' }
}

/**
 * @returns the only possible id if it is certain; otherwise the ids among which
 * the person has to choose
 */
function asked(
  read: readonly string[][],
  suffix: string,
  isCertain: boolean
): Understood {
  const ids = read
    .slice(0, maxGuesses)
    .map((words) => parseUserId(words.join('-') + suffix))
    .filter((id) => id !== null)
  const [only] = ids
  return only && ids.length === 1 && isCertain
    ? { kind: 'id', id: only }
    : { kind: 'guesses', ids }
}

const joined = /[a-z]+(?:-[a-z]+){3}\d*/g

/** @returns the id that four words in a row make within a longer text */
function fourAmong(
  text: string,
  words: readonly string[],
  list: WordList,
  isTyped: boolean
): Understood | null {
  const ids = (plain(text).match(joined) ?? [])
    .map(parseUserId)
    .filter((id) => id !== null && isOfServer(id, list))
  if (ids.length > 0) {
    return asked(
      ids.map((id) => [String(id)]),
      '',
      true
    )
  }
  const fours = words.map((_, index) => words.slice(index, index + wordCount))
  const right = fours.filter((four) => areOfServer(four, list))
  // In a long text, four such words may be there by chance, so the person is
  // asked.
  if (right.length > 0) return asked(right, '', isTyped)
  if (!isTyped) return null
  const guesses = fours
    .filter((four) => four.length === wordCount)
    .filter((four) => four.filter((word) => list.includes(word)).length === 3)
    .map((four) => four.map((word) => meant(word, list).slice(0, maxGuesses)))
    .flatMap(combined)
  return guesses.length > 0 ? asked(guesses, '', false) : null
}

/**
 * @returns possible completions of the last word; empty if there are too many
 */
export function completionsOf(text: string, list: WordList): string[] {
  const begun = /[a-z]+$/.exec(plain(text))?.[0] ?? ''
  if (begun.length < tellingLetters - 1 || list.includes(begun)) return []
  const words = list.filter((word) => word.startsWith(begun))
  return words.length <= maxGuesses ? words : []
}

/**
 * @returns the text with `word` in place of its last word, and a space at the
 * end
 */
export const complete = (text: string, word: string): string =>
  `${text.replace(/[^\s\d.,;:!?/_–-]+$/, '')}${word} `
