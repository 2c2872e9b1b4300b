import { basePath } from 'src/browser/basePath'
import {
  type Pin,
  pinOf,
  readInvitation,
  type UserId,
} from 'src/features/links'

/** What a page has to prove or verify, according to its address. */
export type LinkOfPage =
  | { role: 'owner' }
  /** opened by a link; without a key fingerprint nothing can be proved */
  | { role: 'opener'; id: UserId; pin: Pin | 'damaged' | null }

/** @param address as in `location.href` */
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
