import { tabStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links'

/**
 * The `sessionStorage` key of the call by push notification that this tab has
 * sent to a helper. Thanks to it, a reload does not send another notification.
 */
export const outgoingRingKey = 'kinscreen.outgoingRing'

/** Makes the next page call this helper by push notification. Never throws. */
export function wantRing(helperId: UserId): void {
  tabStore.write(outgoingRingKey, JSON.stringify({ helperId, isWanted: true }))
}
