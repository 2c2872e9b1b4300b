import type { CallPort } from 'src/lib/peer/PeerPort'
import { pictureEntry, statsEntries } from 'src/lib/peer/statsEntries'

const pollMs = 50

/** The user activation that allows a panel expires after some seconds. */
const patienceMs = 1_500

/** Before a screen is sent, one pixel is. */
const smallestScreen = 16

/**
 * Keeps the panel from delaying the first picture.
 *
 * @param getCall null if there is none: a helper may come later
 * @returns when the picture is being sent, or after a time limit
 */
export async function untilPictureIsSent(
  getCall: () => Pick<CallPort, 'getStats'> | null
): Promise<void> {
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs) {
    const stats = await getCall()
      ?.getStats()
      .catch(() => null)
    const picture = stats && pictureEntry(statsEntries(stats), 'outbound-rtp')
    if ((picture?.frameWidth ?? 0) > smallestScreen) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
