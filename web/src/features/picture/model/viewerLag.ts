/** How much decoding lags on the viewer's computer, over about a second. */
export interface ViewerLag {
  /** average time from a frame’s arrival to the end of its decoding */
  delayMs: number
  /** fraction of the received frames that were not shown, from 0 to 1 */
  droppedShare: number
}

/** The viewer’s WebRTC counters at one moment; unsupported ones are missing. */
export interface LagReading {
  framesDecoded?: number
  framesReceived?: number
  framesDropped?: number
  /** `totalProcessingDelay` of https://www.w3.org/TR/webrtc-stats/ */
  processingSeconds?: number
}

/**
 * A viewer reports larger values to the sharer. People do not notice 150 ms
 * (ITU-T G.114), and this delay is only a part of the total. With these reports,
 * an eighth of a core shows 14 frames of a video a second, without them one
 * (docs/picture.md).
 */
const tolerable: ViewerLag = { delayMs: 150, droppedShare: 0.2 }

/** In ms. A page reports no larger value, and rejects one from a peer. */
export const mostDelayMs = 60_000

/** With fewer frames, as from a still screen, an average means nothing. */
const fewestFrames = 5

/** @returns null if the lag is tolerable or unknown */
export function viewerLag(
  before: LagReading,
  after: LagReading
): ViewerLag | null {
  const grown = (counter: keyof LagReading) =>
    (after[counter] ?? 0) - (before[counter] ?? 0)
  const [decoded, received] = [grown('framesDecoded'), grown('framesReceived')]
  if (Math.max(decoded, received) < fewestFrames) return null
  const lag = {
    delayMs: Math.min(
      mostDelayMs,
      Math.round(
        (1_000 * Math.max(0, grown('processingSeconds'))) / Math.max(1, decoded)
      )
    ),
    droppedShare: Math.min(
      1,
      Math.max(0, grown('framesDropped')) / Math.max(1, received)
    ),
  }
  return isLagging(lag) ? lag : null
}

export const isLagging = ({ delayMs, droppedShare }: ViewerLag): boolean =>
  delayMs > tolerable.delayMs || droppedShare > tolerable.droppedShare
