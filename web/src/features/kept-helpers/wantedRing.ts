import { tabStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links'

/** Where a tab remembers whom it has rung, so that a reload does not ring again. */
export const outgoingRingKey = 'kinscreen.outgoingRing'

/** The page that opens next rings that helper; total. */
export function wantRing(helperId: UserId): void {
  tabStore.write(outgoingRingKey, JSON.stringify({ helperId, isWanted: true }))
}
