import { asLatin, withoutLeet } from 'src/browser/page/lookAlikes'
import { isVisible } from 'src/browser/page/visibleText'

import type { ChatMessage } from './chatMessage'
import {
  scamAddressWords,
  scamBrands,
  scamHosts,
  scamPhrases,
} from './scamWords'

/**
 * Shorter phrases are not searched with spaces between their letters, because
 * they would match by chance.
 */
const fewestLetters = 8

const anyLetters = '[^ ]*'

/**
 * Accents, Arabic vowel signs and tatweel, and variation selectors. These are
 * ranges, because `\p{…}` in regular expressions needs Firefox 78.
 */
const accents =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u20d0-\u20f0]|\u0640|[\ufe00-\ufe0f]/g

/** All characters that are neither letters nor digits. */
const betweenWords =
  /[\0-/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ud800-\uf8ff\ufe10-\ufe6f\uff00-\uffff]+/

function foldedWord(word: string): string {
  const plain = /[a-z]/.test(word) ? withoutLeet(word) : word
  return plain.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/l/g, 'i')
}

/** Chinese is written without spaces, so a space disguises a word. */
const spaceInChinese = /([\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g

/**
 * Prepares a text for the search: characters that look alike become equal (`I`
 * and `l`, `rn` and `m`, Cyrillic and Latin `а`).
 *
 * @returns the words in lower case without accents, with a space before and
 * after each word; a single space if there are no words
 */
export function foldedWords(text: string): string {
  const visible = Array.from(text.normalize('NFKC'), (letter) =>
    isVisible(letter) || /\s/.test(letter) ? letter : ''
  ).join('')
  const small = visible.toLowerCase().normalize('NFD').replace(accents, '')
  const words = asLatin(small).split(betweenWords).filter(Boolean)
  return [' ', ...words.map((word) => `${foldedWord(word)} `)]
    .join('')
    .replace(spaceInChinese, '$1')
}

/**
 * @returns the source of a regular expression; a `*` in the pattern matches any
 * letters
 */
const foldedPattern = (pattern: string): string =>
  pattern
    .split(' ')
    .map((word) =>
      word
        .split('*')
        .map((part) => foldedWords(part).trim())
        .join(anyLetters)
    )
    .join(' ?')

/**
 * @returns the source of a regular expression that matches the pattern also
 * with spaces in it, as in `a n y d e s k`
 */
const parted = (pattern: string): string =>
  ` ${Array.from(foldedWords(pattern).replace(/ /g, '')).join(' ?')} `

/**
 * Whether to search a phrase also with spaces between its letters. Not for a
 * single word: spaces may make two ordinary words of it, such as `get screen`.
 */
const isParted = (phrase: string): boolean =>
  phrase.includes(' ') &&
  !phrase.slice(0, -1).includes('*') &&
  phrase.length >= fewestLetters

const oneOf = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|'))

const whole = (pattern: string): string => ` ${foldedPattern(pattern)} `

const words = oneOf([
  ...scamBrands.map(foldedPattern),
  ...scamBrands.map(parted),
  ...scamPhrases.map(whole),
  ...scamPhrases.filter(isParted).map(parted),
])

/**
 * “Any desk” is ordinary English. It counts as the program AnyDesk only if the
 * text says to install, open or use it.
 */
const anyDesk = / any desk /g
const anyDeskToRun = /(?:downioad|instaii|open|run|start|use) any desk /

const hasWords = (folded: string): boolean =>
  anyDeskToRun.test(folded) || words.test(folded.replace(anyDesk, ' '))

const addressWords = oneOf(scamAddressWords.map(whole))

/** Extensions of files that a computer installs or runs. */
const program =
  /\.(?:exe|msi|msix|appx|appinstaller|dmg|pkg|apk|bat|cmd|com|scr|vbs|ps1|jar|deb|rpm|iso)$/i

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function isScamAddress(href: string): boolean {
  const { hostname, pathname } = new URL(href)
  const isHost = (known: string) =>
    hostname === known || hostname.endsWith(`.${known}`)
  const folded = foldedWords(decoded(href))
  return (
    scamHosts.some(isHost) ||
    program.test(decoded(pathname)) ||
    hasWords(folded) ||
    addressWords.test(folded)
  )
}

/**
 * Looks for things that phone scammers ask for (scamWords.ts). A match is a
 * reason to warn; scammers can avoid these words.
 *
 * @param said as parsed by `chatSchema`
 */
export function hasScamSign(said: ChatMessage['words']): boolean {
  switch (said.type) {
    case 'phrase':
      return false
    case 'link':
      return isScamAddress(said.href)
    case 'text':
    case 'copy':
      return hasWords(foldedWords(said.text))
  }
}
