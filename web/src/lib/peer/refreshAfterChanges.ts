import type { Undo } from 'src/lib/browser/listen'
import { after } from 'src/lib/browser/unthrottledTimers'

interface FrameProcessor {
  readable: ReadableStream<VideoFrame>
}

declare global {
  interface Window {
    /** https://www.w3.org/TR/mediacapture-transform/, in Chromium on pages too */
    MediaStreamTrackProcessor?: new (options: {
      track: MediaStreamTrack
      maxBufferSize?: number
    }) => FrameProcessor
  }
}

/**
 * Chromium captures a tab that stands still once a second; a frame that comes
 * sooner shows a change (measured: 1,000 ms, never less).
 */
const restingMs = 950

/** Refreshes a second after a change, until the encoder has made it sharp. */
const settlingRate = 10
const settlingMs = 1_500

/** @returns null where the browser does not show frames to a page */
function framesOf(
  track: MediaStreamTrack
): ReadableStreamDefaultReader<VideoFrame> | null {
  const { MediaStreamTrackProcessor: Processor } = window
  if (!Processor) return null
  return new Processor({ track, maxBufferSize: 1 }).readable.getReader()
}

/**
 * A change of a tab that stands still is captured once, at whatever quality the
 * encoder then has bits for; it is refined with the next refresh only. So the
 * tab is refreshed more often for a moment after each change, and not otherwise.
 *
 * @param track of a captured tab
 * @returns the undo
 */
export function refreshAfterChanges(track: MediaStreamTrack): Undo {
  const frames = framesOf(track)
  if (!frames) {
    void refresh(track, settlingRate / 2)
    return () => {}
  }
  let isOver = false
  const wait = (ms: number) =>
    new Promise<void>((resolve) => after(ms, resolve))
  const follow = async () => {
    let lastMs: number | null = null
    while (!isOver) {
      const { done, value } = await frames.read()
      if (done) return
      const capturedMs = value.timestamp / 1_000
      value.close()
      const isChange = lastMs !== null && capturedMs - lastMs < restingMs
      lastMs = capturedMs
      if (!isChange) continue
      await refresh(track, settlingRate)
      await wait(settlingMs)
      await refresh(track, 1)
      // What is still under way at the old rate shows no change.
      await wait(1_000 / settlingRate + 50)
      lastMs = null
      ;(await frames.read()).value?.close()
    }
  }
  follow().catch(() => {})
  return () => {
    isOver = true
    frames.cancel().catch(() => {})
  }
}

function refresh(track: MediaStreamTrack, perSecond: number): Promise<void> {
  return track
    .applyConstraints({ frameRate: { min: perSecond } })
    .catch(() => {})
}
