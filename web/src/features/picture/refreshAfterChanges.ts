import { wait } from 'src/browser/unthrottledTimers'

import { frameReaderOf } from './frameReader'

/**
 * Refreshes a second of a tab that stands still. A viewer that gets no frame for
 * three seconds asks for a key frame (libwebrtc, `kMaxWaitForFrame`), so one in
 * two seconds is as few as there can be.
 */
const restingRate = 0.5

/**
 * A frame that comes sooner after the one before shows a change (measured: a
 * refresh comes 2,000 ms after the last frame, never less).
 */
const soonMs = 1_950

/** Refreshes a second after a change, until the encoder has made it sharp. */
const settlingRate = 10
const settlingMs = 1_500

/** Measured: refreshes at that rate are 60 ms apart at least. */
const movingMs = 50

/** What is still under way at that rate then shows no change. */
const lingeringMs = 150

/** Since it rests: what goes on to move shows it within three frames after those. */
const pauseMs = 400

interface Refreshing {
  /** as after a change */
  now(): void
  stop(): void
}

/**
 * A tab that stands still is captured once after a change, at whatever quality the
 * encoder then has bits for; it is refined with the next refresh only. Of a
 * movement, the last frame may be left out, and is captured again with the next
 * refresh only. So the tab is refreshed more often for a moment, now, while it moves
 * and after each change.
 *
 * @param track of a captured tab
 * @param changed at each change after a pause
 */
export function refreshAfterChanges(
  track: MediaStreamTrack,
  changed: () => void
): Refreshing {
  const frames = frameReaderOf(track)
  if (!frames) {
    void refresh(track, settlingRate / 2)
    return { now: () => {}, stop: () => {} }
  }
  let isStopped = false
  let changedAtMs = 0
  /** Infinity while it is refreshed often */
  let restsSinceMs = Infinity
  const settle = async () => {
    changedAtMs = performance.now()
    restsSinceMs = Infinity
    await refresh(track, settlingRate)
    const leftMs = () => changedAtMs + settlingMs - performance.now()
    while (leftMs() > 0) await wait(leftMs())
    // Another one may follow the same track by now.
    if (isStopped) return
    restsSinceMs = performance.now()
    await refresh(track, restingRate)
  }
  const look = (gapMs: number) => {
    const restedMs = performance.now() - restsSinceMs
    // While it is refreshed often, too.
    if (gapMs >= (restedMs < lingeringMs ? movingMs : soonMs)) return
    changedAtMs = performance.now()
    if (restsSinceMs === Infinity) return
    if (restedMs > pauseMs) changed()
    void settle()
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
    // A frame on its way to a reader that is cancelled would never be closed.
    await frames.cancel()
  }
  void settle()
  follow().catch(() => {})
  return {
    // These refreshes come as fast as changes do, and end like those.
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
