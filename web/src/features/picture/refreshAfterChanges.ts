import { wait } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

/**
 * Refreshes per second of a still tab. A viewer that gets no frame for three
 * seconds requests a key frame (libwebrtc, `kMaxWaitForFrame`), so a refresh
 * every two seconds is the minimum.
 */
const restingRate = 0.5

/**
 * A frame that follows the previous one sooner than this shows a change
 * (measured: a refresh comes 2,000 ms after the last frame, never less).
 */
const soonMs = 1_950

/** Refreshes per second after a change, until the picture is sharp. */
const settlingRate = 10
const settlingMs = 1_500

/**
 * Frames that are less than this apart mean that the picture moves: frames that
 * only refresh it are at least 60 ms apart (measured).
 */
const movingMs = 50

/** The last frames of frequent refreshes may arrive for this long. */
const lingeringMs = 150

interface Refreshing {
  /** refreshes often, as after a change */
  now(): void
  stop(): void
}

/**
 * A still tab is captured only once after a change, in whatever quality the
 * encoder then achieves; the next refresh improves it. The last frame of a
 * motion may be missing until the next refresh. So the tab is refreshed more
 * often for a moment at the start, during motion and after each change.
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
  /** Infinity while refreshes are frequent */
  let restsSinceMs = Infinity
  const settle = async () => {
    changedAtMs = performance.now()
    restsSinceMs = Infinity
    await refresh(track, settlingRate)
    const leftMs = () => changedAtMs + settlingMs - performance.now()
    while (leftMs() > 0) await wait(leftMs())
    // Another watcher may use the same track by now.
    if (isStopped) return
    restsSinceMs = performance.now()
    await refresh(track, restingRate)
  }
  const look = (gapMs: number) => {
    const restedMs = performance.now() - restsSinceMs
    // A change during frequent refreshes makes them last longer.
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
    // A pending frame of a cancelled reader would never be closed.
    await frames.cancel()
  }
  void settle()
  follow().catch(() => {})
  return {
    // `follow` takes these refreshes for motion, so they end as after motion.
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
