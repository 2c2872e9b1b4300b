import { isFirmName } from './firmName'
import { type HelperName, helperNameOf, parseHelperName } from './helperName'
import { type KeptHelper, knownHelper } from './keptHelpers'
import { pinOf } from './pin'
import type { UserId } from './userId'

interface LinkOwner {
  /** the name of the saved owner; null if the owner is not saved */
  name: HelperName | null
  /** the unverified name in the link; never the name of a firm */
  claim: HelperName | null
  /** the link contains the name of a firm */
  isFirm: boolean
  /** the page must first ask who has called whom (docs/kept-helpers.md) */
  isDoubtful: boolean
}

/**
 * The page shows a claimed name in quotation marks: a quotation mark inside the
 * name would make the rest look like text of the page.
 */
const quotes = /[“”„‟«»"「」『』]/g

/** @param hash the fragment of a link, with the `#` */
export function claimedName(hash: string): HelperName | null {
  const name = parseHelperName((helperNameOf(hash) ?? '').replace(quotes, ''))
  return name && !isFirmName(name) ? name : null
}

/**
 * Never throws.
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
