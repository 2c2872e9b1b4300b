import { percentDecoded } from 'src/browser/page/percentDecoded'

import { suffixOf, type WordList, wordsOf } from './spokenWords'
import { reservedWords } from './userId'

/** Each messenger on the way may encode what the one before has encoded. */
const mostTimesEncoded = 3

/** The `#` before what a link of ours says (`inviteLink`), wherever it has got to. */
const encodedHash = /%(?:25)*23/i
const encodedFragment = /%(?:25)*23(?:k|name)(?:=|%(?:25)*3D)/i

const pageInPath = /^\/[^/?#]+/
const idInPath = /^(\/(?:from\/)?)([^/?#]+)(.*)$/i
const wordCount = 4

/**
 * Total.
 *
 * @param address path, query and fragment of a link, as a messenger or a person
 * has changed them
 * @param list the words that the server makes ids of
 * @returns what was meant: a fragment behind a `#`, one of our pages without
 * capital letters, and the four words as the server writes them; anything else as
 * it was
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

/** A page that was dictated, and typed by a phone that begins with a capital letter. */
function withPage(address: string): string {
  const [path = ''] = pageInPath.exec(address) ?? []
  const page = path.toLowerCase()
  return reservedWords.some((word) => page === `/${word}`)
    ? page + address.slice(path.length)
    : address
}

/** An id that a person has typed, or that stands in a sentence. */
function withWords(address: string, list: WordList): string {
  const [, place = '', id = '', rest = ''] = idInPath.exec(address) ?? []
  const text = percentDecoded(id)
  const words = wordsOf(text)
  const isMeant =
    words.length === wordCount && words.every((word) => list.includes(word))
  if (!isMeant) return address
  return place.toLowerCase() + words.join('-') + suffixOf(text) + rest
}
