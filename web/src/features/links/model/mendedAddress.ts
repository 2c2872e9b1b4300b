import { percentDecoded } from 'src/browser/page/encoding'

import { mostTimesEncoded } from './linkFragment'
import { suffixOf, type WordList, wordsOf } from './spokenWords'
import { reservedWords } from './userId'

/** A `#` that was percent-encoded, perhaps several times. */
const encodedHash = /%(?:25)*23/i
/** Such a `#` together with the start of the fragment of our links. */
const encodedFragment = /%(?:25)*23(?:k|name)(?:=|%(?:25)*3D)/i

const pageInPath = /^\/[^/?#]+/
const idInPath = /^(\/(?:from\/)?)([^/?#]+)(.*)$/i
const wordCount = 4

/**
 * Never throws.
 *
 * @param address path, query and fragment, perhaps changed by a messenger or a
 * person
 * @param list the word list from which the server builds ids
 * @returns the intended address: with a `#`, the path of a page in lower case,
 * and the four words like an id of the server
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

/** For a path that was dictated: phones capitalise the first typed letter. */
function withPage(address: string): string {
  const [path = ''] = pageInPath.exec(address) ?? []
  const page = path.toLowerCase()
  return reservedWords.some((word) => page === `/${word}`)
    ? page + address.slice(path.length)
    : address
}

/** Typed as separate words, or followed by the punctuation of a sentence. */
function withWords(address: string, list: WordList): string {
  const [, place = '', id = '', rest = ''] = idInPath.exec(address) ?? []
  const text = percentDecoded(id)
  const words = wordsOf(text)
  const isMeant =
    words.length === wordCount && words.every((word) => list.includes(word))
  if (!isMeant) return address
  return place.toLowerCase() + words.join('-') + suffixOf(text) + rest
}
