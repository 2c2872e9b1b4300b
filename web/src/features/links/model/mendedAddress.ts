import { percentDecoded } from 'src/browser/page/encoding'

import { mostTimesEncoded } from './linkFragment'
import { suffixOf, type WordList, wordsOf } from './spokenWords'
import { reservedWords } from './userId'

/** A percent-encoded `#`, even if it was encoded several times. */
const encodedHash = /%(?:25)*23/i
/** An encoded `#` that is followed by a parameter of our links. */
const encodedFragment = /%(?:25)*23(?:k|name)(?:=|%(?:25)*3D)/i

const pageInPath = /^\/[^/?#]+/
const idInPath = /^(\/(?:from\/)?)([^/?#]+)(.*)$/i
const wordCount = 4

/**
 * Repairs the address of this page. Never throws.
 *
 * @param address path, query and fragment, perhaps changed by a messenger or
 * mistyped by a person
 * @param list the words from which the server makes ids
 * @returns the address with a `#` that is not encoded, the name of a page in
 * lower case, and four typed words joined by hyphens
 */
export function mendedAddress(address: string, list: WordList): string {
  return withWords(withPage(withFragment(address)), list)
}

function withFragment(address: string): string {
  const [path = '', query = ''] = address.split(/(?=[?#])/)
  const isEncoded =
    encodedHash.test(path) ||
    (query.startsWith('?') && encodedFragment.test(query))
  if (!isEncoded) return address
  let text = address
  for (let time = 0; time < mostTimesEncoded && !text.includes('#'); time++) {
    const once = percentDecoded(text)
    text = once === text ? text.replace(encodedHash, '#') : once
  }
  return text
}

/** Phones capitalise the first letter of a path that people type. */
function withPage(address: string): string {
  const [path = ''] = pageInPath.exec(address) ?? []
  const page = path.toLowerCase()
  return reservedWords.some((word) => page === `/${word}`)
    ? page + address.slice(path.length)
    : address
}

/** Joins four words with hyphens, if they were typed with spaces. */
function withWords(address: string, list: WordList): string {
  const [, place = '', id = '', rest = ''] = idInPath.exec(address) ?? []
  const text = percentDecoded(id)
  const words = wordsOf(text)
  const isMeant =
    words.length === wordCount && words.every((word) => list.includes(word))
  if (!isMeant) return address
  return place.toLowerCase() + words.join('-') + suffixOf(text) + rest
}
