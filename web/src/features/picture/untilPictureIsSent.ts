import { pictureEntry, statsEntries } from 'src/browser/statsEntries'
import { wait } from 'src/browser/unthrottledTimers'

const pollMs = 50

/** The user activation that allows the panel expires after some seconds. */
const patienceMs = 1_500

/** Before a screen is sent, one pixel is. */
const smallestScreen = 16

/**
 * Keeps what else belongs to a share from delaying its first picture.
 *
 * @param getCall null while there is none: then no picture waits
 * @returns when the picture is being sent, or after a time limit
 */
export async function untilPictureIsSent(
  getCall: () => { getStats(): Promise<RTCStatsReport | null> } | null
): Promise<void> {
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs) {
    const call = getCall()
    if (!call) return
    const stats = await call.getStats().catch(() => null)
    const picture = stats && pictureEntry(statsEntries(stats), 'outbound-rtp')
    if ((picture?.frameWidth ?? 0) > smallestScreen) return
    await wait(pollMs)
  }
}
