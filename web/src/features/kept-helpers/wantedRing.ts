import { tabStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links'

/**
 * The `sessionStorage` key under which this tab stores that it has called a
 * helper by push notification, so that a reload sends no second notification.
 */
export const outgoingRingKey = 'kinscreen.outgoingRing'

/** Makes the next page call this helper by push notification. Never throws. */
export function wantRing(helperId: UserId): void {
  tabStore.write(outgoingRingKey, JSON.stringify({ helperId, isWanted: true }))
}
