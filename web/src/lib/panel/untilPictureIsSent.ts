import type { CallPort } from 'src/lib/peer/PeerPort'
import { pictureEntry, statsEntries } from 'src/lib/peer/statsEntries'

const pollMs = 50

/** The click that allows a panel is forgotten by the browser after some seconds. */
const patienceMs = 1_500

/** Before a screen is sent, one pixel is. */
const smallestScreen = 16

/**
 * So that nothing is in the way of the first picture.
 *
 * @param getCall null while there is none: a helper may come later
 * @returns when the picture is on its way, or it takes too long
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
