import {
  pairInUse,
  pictureEntry,
  statsEntries,
} from 'src/features/call/statsEntries'

import type { SendingReading } from './model/sendingSample'

/**
 * The receiver’s own reports show a queue sooner than the checks of ICE do.
 *
 * @returns null if the browser tells nothing
 */
export async function sendingReading(
  sender: Pick<RTCRtpSender, 'getStats'>
): Promise<SendingReading | null> {
  const stats = await sender.getStats().catch(() => null)
  if (!stats) return null
  const entries = statsEntries(stats)
  const picture = pictureEntry(entries, 'outbound-rtp')
  const report = pictureEntry(entries, 'remote-inbound-rtp')
  const source = pictureEntry(entries, 'media-source')
  const pair = pairInUse(entries)
  const roundTrip = report?.roundTripTime ?? pair?.currentRoundTripTime
  return {
    atMs: performance.now(),
    encodeSeconds: picture?.totalEncodeTime,
    framesCaptured: source?.frames,
    framesEncoded: picture?.framesEncoded,
    bytesSent: picture?.bytesSent,
    availableBps: pair?.availableOutgoingBitrate,
    roundTripMs: roundTrip === undefined ? undefined : roundTrip * 1000,
    lossShare: report?.fractionLost,
    limitation: picture?.qualityLimitationReason,
  }
}
