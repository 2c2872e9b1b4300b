import { wait } from 'src/lib/browser/unthrottledTimers'

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

/** What goes on to move shows it within three frames. */
const pauseMs = 250

interface Refreshing {
  /** as after a change */
  now(): void
  stop(): void
}

/**
 * A tab that stands still is captured once after a change, at whatever quality the
 * encoder then has bits for; it is refined with the next refresh only. So the
 * tab is refreshed more often for a moment, now and after each change.
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
  const settle = async () => {
    await refresh(track, settlingRate)
    await wait(settlingMs)
    // Another one may follow the same track by now.
    if (isStopped) return
    await refresh(track, restingRate)
    // What is still under way at the old rate shows no change.
    await wait(1_000 / settlingRate + 50)
  }
  /** @returns null at the end */
  const nextFrameMs = async () => {
    const { value } = await frames.read()
    const capturedMs = value ? value.timestamp / 1_000 : null
    value?.close()
    return isStopped ? null : capturedMs
  }
  const hasChanged = async () => {
    let lastMs = await nextFrameMs()
    while (lastMs !== null) {
      const capturedMs = await nextFrameMs()
      if (capturedMs !== null && capturedMs - lastMs < soonMs) return true
      lastMs = capturedMs
    }
    return false
  }
  const follow = async () => {
    await settle()
    let sinceMs = performance.now()
    while (!isStopped && (await hasChanged())) {
      if (performance.now() - sinceMs > pauseMs) changed()
      await settle()
      sinceMs = performance.now()
    }
    // A frame on its way to a reader that is cancelled would never be closed.
    await frames.cancel()
  }
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
