import { isFirmName } from './firmName'
import { type HelperName, helperNameOf, parseHelperName } from './helperName'
import { type KeptHelper, knownHelper } from './keptHelpers'
import { pinOf } from './pin'
import type { UserId } from './userId'

interface LinkOwner {
  /** the helper's name, if the person has saved the helper; otherwise null */
  name: HelperName | null
  /** the name in the link, which proves nothing; null for a firm's name */
  claim: HelperName | null
  /** whether the name in the link is that of a firm, as scammers use it */
  isFirm: boolean
  /** whether to ask first who has called whom (docs/kept-helpers.md) */
  isDoubtful: boolean
}

/**
 * Removed from a name in a link. The page shows the name in quotation marks, so
 * the text after another mark would look like a text of the page.
 */
const quotes = /[“”„‟«»"「」『』]/g

/**
 * @param hash the fragment of the link, with the `#`
 * @returns the name in the link; null if there is none, or it is that of a firm
 */
export function claimedName(hash: string): HelperName | null {
  const name = parseHelperName((helperNameOf(hash) ?? '').replace(quotes, ''))
  return name && !isFirmName(name) ? name : null
}

/**
 * Finds out who made the link that a sharer has opened. Never throws.
 *
 * @param hash untrusted: the fragment of the link, with the `#`
 */
export function linkOwnerOf(
  id: UserId,
  hash: string,
  helpers: readonly KeptHelper[]
): LinkOwner {
  const known = knownHelper(helpers, id, hash)
  const said = helperNameOf(hash)
  const isFirm = said !== null && isFirmName(said)
  return {
    name: known && !isFirmName(known.name) ? known.name : null,
    claim: known ? null : claimedName(hash),
    isFirm: isFirm && !known,
    isDoubtful: !known && (isFirm || pinOf(hash) === null),
  }
}
