import { wait } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

/**
 * A still tab is refreshed every two seconds: half a time per second. A viewer that
 * gets no frame for three seconds requests a key frame (libwebrtc,
 * `kMaxWaitForFrame`).
 */
const restingRate = 0.5

/**
 * A frame that follows the previous frame sooner than this shows a change. A
 * refresh never comes sooner than 2,000 ms after the last frame (measured).
 */
const soonMs = 1_950

/** Refreshes per second after a change, until the frame is sharp. */
const settlingRate = 10
const settlingMs = 1_500

/**
 * Frames that are less than this apart mean that the tab moves: during frequent
 * refreshes, frames are at least 60 ms apart (measured).
 */
const movingMs = 50

/** The last frames of frequent refreshes may arrive for this long. */
const lingeringMs = 150

interface Refreshing {
  /** refreshes often for a moment */
  now(): void
  stop(): void
}

/**
 * Chromium captures a still tab only once after a change. The viewer would see
 * that one frame, in whatever quality the encoder achieved, until the next
 * refresh; the last frame of a motion may even be missing. So the tab is
 * refreshed more often for a moment at the start, during motion and after each
 * change.
 *
 * @param track of a captured tab
 */
export function refreshAfterChanges(track: MediaStreamTrack): Refreshing {
  const frames = frameReaderOf(track)
  if (!frames) {
    void refresh(track, settlingRate / 2)
    return { now: () => {}, stop: () => {} }
  }
  let isStopped = false
  let changedAtMs = 0
  /** when the slow refreshes began; Infinity while refreshes are frequent */
  let restsSinceMs = Infinity
  const settle = async () => {
    changedAtMs = performance.now()
    restsSinceMs = Infinity
    await refresh(track, settlingRate)
    const leftMs = () => changedAtMs + settlingMs - performance.now()
    while (leftMs() > 0) await wait(leftMs())
    // After `stop`, another watcher may have set its own rate for this track.
    if (isStopped) return
    restsSinceMs = performance.now()
    await refresh(track, restingRate)
  }
  const look = (gapMs: number) => {
    const restedMs = performance.now() - restsSinceMs
    // During frequent refreshes, a change only prolongs them.
    if (gapMs >= (restedMs < lingeringMs ? movingMs : soonMs)) return
    changedAtMs = performance.now()
    if (restsSinceMs !== Infinity) void settle()
  }
  const follow = async () => {
    let lastMs: number | null = null
    while (!isStopped) {
      const { value } = await frames.read()
      if (!value) return
      const capturedMs = value.timestamp / 1_000
      value.close()
      if (lastMs !== null && !isStopped) look(capturedMs - lastMs)
      lastMs = capturedMs
    }
    // The reader is cancelled only here, after the last read: a frame that
    // arrives for a cancelled read would never be closed.
    await frames.cancel()
  }
  void settle()
  follow().catch(() => {})
  return {
    // The additional frames look like motion to `follow`, which therefore
    // returns to slow refreshes after a moment.
    now: () => void refresh(track, settlingRate),
    stop() {
      isStopped = true
    },
  }
}

function refresh(track: MediaStreamTrack, perSecond: number): Promise<void> {
  return track
    .applyConstraints({ frameRate: { min: perSecond } })
    .catch(() => {})
}
