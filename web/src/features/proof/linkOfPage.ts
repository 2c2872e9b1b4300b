import { basePath } from 'src/browser/basePath'
import {
  type Pin,
  pinOf,
  readInvitation,
  type UserId,
} from 'src/features/links'

/** A page's role by its address. `owner`: the page has made the link. */
export type LinkOfPage =
  | { role: 'owner' }
  /** `opener`: opened by a link, which proves nothing without a `pin` */
  | { role: 'opener'; id: UserId; pin: Pin | 'damaged' | null }

/** @param address of this page, as in `location.href` */
export function linkOfPage(address: string): LinkOfPage {
  const invitation = readInvitation(address, basePath)
  if (!invitation) return { role: 'owner' }
  const hash = address.indexOf('#')
  return {
    role: 'opener',
    id:
      invitation.for === 'sharer' ? invitation.toUserId : invitation.fromUserId,
    pin: hash < 0 ? null : pinOf(address.slice(hash)),
  }
}
