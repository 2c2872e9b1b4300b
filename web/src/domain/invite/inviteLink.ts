import type { Language } from 'src/domain/environment/language'

import { hashOf, type HelperName } from './helperName'
import { parseUserId, type UserId } from './userId'

/** Our links are shorter. */
const maxLinkLength = 2_048

/**
 * Links that one side sends to the other; the paths are the specification's
 * (§2).
 */
export type Invitation =
  | { for: 'sharer'; toUserId: UserId }
  | { for: 'viewer'; fromUserId: UserId }

/**
 * @param origin scheme, host and port of this installation, as in
 * `location.origin`
 * @param lang the language of the page that opens; null leaves it to the other
 * browser
 * @param name the helper’s name; unused in a sharer’s link
 * @returns the URL that the other person opens
 */
export function inviteLink(
  origin: string,
  invitation: Invitation,
  lang: Language | null = null,
  name: HelperName | null = null
): string {
  const path =
    invitation.for === 'sharer'
      ? `/${encodeURIComponent(invitation.toUserId)}`
      : `/from/${encodeURIComponent(invitation.fromUserId)}`
  const query = lang ? `?lang=${lang}` : ''
  return origin + path + query + hashOf(name)
}

/**
 * @param text a pasted link
 * @returns the person it leads to, or null if it is not such a link
 */
export function readInvitation(text: string): Invitation | null {
  const path = /:\/\/[^/?#]+\/(from\/)?([^/?#\s]+)\/?(?:[?#]\S*)?\s*$/.exec(
    text.slice(0, maxLinkLength)
  )
  const id = parseUserId(path?.[2])
  if (!id) return null
  return path?.[1]
    ? { for: 'viewer', fromUserId: id }
    : { for: 'sharer', toUserId: id }
}
