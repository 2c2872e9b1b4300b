import type { ChatMessage } from './chatMessage'
import { foldedWords } from './foldedWords'
import {
  scamAddressWords,
  scamBrands,
  scamHosts,
  scamPhrases,
} from './scamWords'

/** With spaces between its letters, a shorter phrase is found by chance. */
const fewestLetters = 8

const anyLetters = '[^ ]*'

/** @returns the words of a pattern, folded, with its stars */
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

/** All of it, as whole words, however its letters are parted: `any desk`. */
const parted = (pattern: string): string =>
  ` ${Array.from(foldedWords(pattern).replace(/ /g, '')).join(' ?')} `

/** A single word may be two ordinary ones: `get screen`. */
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

/** Furniture, unless somebody is to install it. */
const anyDesk = / any desk /g
const anyDeskToRun = /(?:downioad|instaii|open|run|start|use) any desk /

const hasWords = (folded: string): boolean =>
  anyDeskToRun.test(folded) || words.test(folded.replace(anyDesk, ' '))

const addressWords = oneOf(scamAddressWords.map(whole))

/** What a computer installs or runs, at the end of a path. */
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
 * Whether a message names what scammers ask for: a program for remote control,
 * a gift card, crypto money, a transfer, or a code (scamWords.ts). It is a
 * reason to warn and no proof, and whoever avoids the words is not noticed.
 *
 * @param said as `parseGuidance` returns it
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
