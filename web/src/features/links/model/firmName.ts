import { asLatin, withoutLeet } from 'src/browser/page/lookAlikes'

import { alone, anywhere, misspelt, phrases, wholeWords } from './firmWords'
import type { HelperName } from './helperName'
import { isOneTypoApart } from './isOneTypoApart'

type Ranges = readonly (readonly [first: number, last: number])[]

/**
 * Accents and vowel signs of Latin and Arabic letters. These are ranges,
 * because `\p{…}` in regular expressions needs Firefox 78.
 */
const marks: Ranges = [
  [0x300, 0x36f],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
]

/** Letters and digits. All other characters separate words. */
const letters: Ranges = [
  [0x30, 0x39],
  [0x61, 0x7a],
  [0xb5, 0xb5],
  [0xdf, 0xf6],
  [0xf8, 0x2af],
  [0x370, 0x37d],
  [0x386, 0x386],
  [0x388, 0x587],
  [0x5d0, 0x5ea],
  [0x620, 0x669],
  [0x671, 0x6d3],
  [0x6ee, 0x6fc],
  [0x900, 0x1fff],
  [0x2c00, 0x2dff],
  [0x3040, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
]

function isOneOf(letter: string, ranges: Ranges): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

const replaced = (
  text: string,
  isWanted: (letter: string) => boolean,
  by: string
) => Array.from(text, (letter) => (isWanted(letter) ? letter : by)).join('')

const digits = /[0-9\u0660-\u0669\u06f0-\u06f9]+/g

/**
 * @returns the text in lower case and without accents; letters of other
 * alphabets that look like Latin ones become Latin
 */
function folded(text: string): string {
  const small = asLatin(text.normalize('NFKC')).toLowerCase().normalize('NFD')
  const bare = replaced(small, (letter) => !isOneOf(letter, marks), '')
  return asLatin(bare).replace(/ß/g, 'ss')
}

/**
 * Makes words equal that look alike in print: l for I, m for rn, and one letter
 * for a doubled letter.
 */
const skeleton = (text: string): string =>
  text
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[il]/g, 'l')
    .replace(/(.)\1+/gu, '$1')

/**
 * The result of `skeleton` is compared only from this length on; shorter words
 * would match by chance.
 */
const minSkeletonLength = 5

/**
 * @returns the words of the text; single letters in a row, as in “b a n k”,
 * become one word
 */
function wordsIn(text: string): string[] {
  const words: string[] = []
  const spaced = replaced(text, (letter) => isOneOf(letter, letters), ' ')
  let single = ''
  for (const word of [...spaced.split(/ +/), '']) {
    if (Array.from(word).length === 1) {
      single += word
      continue
    }
    if (single) words.push(single)
    single = ''
    if (word) words.push(word)
  }
  return words
}

function known(words: readonly string[]) {
  const all = words.map(folded)
  const long = all.filter((word) => word.length >= minSkeletonLength)
  return { exact: new Set(all), alike: new Set(long.map(skeleton)) }
}

const has = ({ exact, alike }: ReturnType<typeof known>, word: string) =>
  exact.has(word) ||
  (word.length >= minSkeletonLength && alike.has(skeleton(word)))

const knownWords = known(wholeWords)
const knownAlone = known(alone)
const knownPhrases = phrases.map(folded)
const foldedAnywhere = anywhere.map(folded)
const skeletonsAnywhere = foldedAnywhere
  .filter((word) => word.length >= minSkeletonLength)
  .map(skeleton)

function saysFirm(text: string): boolean {
  const words = wordsIn(text)
  const joined = words.join('')
  const spaced = ` ${words.join(' ')} `
  // Words are joined to find “Micro soft”, but a match must begin where a word
  // begins. A match elsewhere would be chance.
  const rests = words.map((_, index) => words.slice(index).join(''))
  return (
    [...words, joined].some((word) => has(knownWords, word)) ||
    has(knownAlone, joined) ||
    knownPhrases.some((phrase) => spaced.includes(` ${phrase} `)) ||
    foldedAnywhere.some(
      (known) =>
        words.some((word) => word.includes(known)) ||
        rests.some((rest) => rest.startsWith(known))
    ) ||
    skeletonsAnywhere.some((known) =>
      words.some((word) => skeleton(word).includes(known))
    ) ||
    words.some(
      (word) =>
        word.length >= minSkeletonLength &&
        misspelt.some((known) => isOneTypoApart(word, known))
    )
  )
}

/** @returns the text with a space before each capital letter inside a word */
const withoutCamels = (text: string): string =>
  Array.from(text)
    .map((letter, index, all) => {
      const before = all[index - 1] ?? ' '
      const isInside = before !== before.toUpperCase()
      return isInside && letter !== letter.toLowerCase() ? ` ${letter}` : letter
    })
    .join('')

/**
 * What a name of a person does not contain: a seal, a shield, a trademark sign,
 * a phone number, or a mail or web address.
 */
const noName =
  /[\u2611\u2705\u2713\u2714\u00ae\u00a9\u2122\u{1f3e6}\u{1f46e}\u{1f6e1}\u{1f512}]|(?:[0-9\u0660-\u0669\u06f0-\u06f9][\s().+/-]*){5}|\S@\S+\.\S|www\.|:\/\/|\.(?:com|net|org)\b/u

/**
 * Whether somebody calls himself a firm, an authority or a support team, as
 * scammers do. Words that are first names as well (Chase, Tim, Norton) count
 * only beside other suspicious words.
 */
export function isFirmName(name: HelperName): boolean {
  if (noName.test(name)) return true
  // `withoutCamels` finds “AppleBank”; without digits, “Bank24” is found.
  return [name, withoutCamels(name)].some(
    (text) =>
      saysFirm(folded(text)) ||
      saysFirm(withoutLeet(folded(text))) ||
      saysFirm(folded(text).replace(digits, ' '))
  )
}
