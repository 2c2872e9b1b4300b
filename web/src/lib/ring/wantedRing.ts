import type { UserId } from 'src/domain/invite/userId'
import type { WantedRing } from 'src/domain/ring/outgoingRing'
import { tabStore } from 'src/lib/browser/storage'

/** Where a tab remembers whom it has rung, so that a reload does not ring again. */
export const outgoingRingKey = 'kinscreen.outgoingRing'

/** The page that opens next rings that helper; total. */
export function wantRing(helperId: UserId): void {
  const wanted: WantedRing = { helperId, isWanted: true }
  tabStore.write(outgoingRingKey, JSON.stringify(wanted))
}
