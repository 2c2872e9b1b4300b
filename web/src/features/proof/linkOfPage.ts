import {
  type Pin,
  pinOf,
  readInvitation,
  type UserId,
} from 'src/features/links'

/**
 * The role of a page, according to its address. `owner`: this page has made the
 * link.
 */
export type LinkOfPage =
  | { role: 'owner' }
  /**
   * `opener`: the page was opened by a link; without a key fingerprint, the
   * link proves nothing
   */
  | { role: 'opener'; id: UserId; pin: Pin | 'damaged' | null }

/** @param address of this page, as in `location.href` */
export function linkOfPage(address: string): LinkOfPage {
  const invitation = readInvitation(address)
  if (!invitation) return { role: 'owner' }
  const hash = address.indexOf('#')
  return {
    role: 'opener',
    id:
      invitation.for === 'sharer' ? invitation.toUserId : invitation.fromUserId,
    pin: hash < 0 ? null : pinOf(address.slice(hash)),
  }
}
