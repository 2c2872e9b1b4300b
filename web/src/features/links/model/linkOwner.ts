import { isFirmName } from './firmName'
import { type HelperName, helperNameOf, parseHelperName } from './helperName'
import { type KeptHelper, knownHelper } from './keptHelpers'
import { pinOf } from './pin'
import type { UserId } from './userId'

/** What a sharer’s computer knows of whoever has made a link. */
interface LinkOwner {
  /** as the person at this computer calls them; null for who is not kept here */
  name: HelperName | null
  /** what they call themselves; never the name of a firm */
  claim: HelperName | null
  /** the link says the name of a firm */
  isFirm: boolean
  /** the person is asked first who has called whom (docs/kept-helpers.md) */
  isDoubtful: boolean
}

/** A claim stands in these; with its own it could go on as ours. */
const quotes = /[“”„‟«»"「」『』]/g

/**
 * @param hash of a link, with the `#`
 * @returns what its maker claims to be called, unless that is a firm
 */
export function claimedName(hash: string): HelperName | null {
  const name = parseHelperName((helperNameOf(hash) ?? '').replace(quotes, ''))
  return name && !isFirmName(name) ? name : null
}

/**
 * Total.
 *
 * @param hash untrusted: of the link, with the `#`
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
