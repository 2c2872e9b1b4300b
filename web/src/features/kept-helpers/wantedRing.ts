import { tabStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links'

/** The tab stores whom it has rung, so that a reload does not ring again. */
export const outgoingRingKey = 'kinscreen.outgoingRing'

/** Makes the next page ring this helper. Never throws. */
export function wantRing(helperId: UserId): void {
  tabStore.write(outgoingRingKey, JSON.stringify({ helperId, isWanted: true }))
}
