import { pictureEntry, statsEntries } from 'src/browser/statsEntries'
import { wait } from 'src/browser/unthrottledTimers'

const pollMs = 50

/**
 * Waits no longer than this: the click that allows the helper window to open
 * expires after some seconds.
 */
const patienceMs = 1_500

/** Before a screen is sent, the picture is one pixel. */
const smallestScreen = 16

/**
 * Delays other work of a share until its first picture is being sent.
 *
 * @param getCall null while there is no call: then nothing is waited for
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
