import { after } from 'src/lib/browser/unthrottledTimers'

import { framesOf } from './trackFrames'

/**
 * Chromium captures a tab that stands still once a second; a frame that comes
 * sooner shows a change (measured: 1,000 ms, never less).
 */
const restingMs = 950

/** Refreshes a second after a change, until the encoder has made it sharp. */
const settlingRate = 10
const settlingMs = 1_500

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
 */
export function refreshAfterChanges(track: MediaStreamTrack): Refreshing {
  const frames = framesOf(track)
  if (!frames) {
    void refresh(track, settlingRate / 2)
    return { now: () => {}, stop: () => {} }
  }
  const wait = (ms: number) =>
    new Promise<void>((resolve) => after(ms, resolve))
  const settle = async () => {
    await refresh(track, settlingRate)
    await wait(settlingMs)
    await refresh(track, 1)
    // What is still under way at the old rate shows no change.
    await wait(1_000 / settlingRate + 50)
    ;(await frames.read()).value?.close()
  }
  const hasChanged = async () => {
    for (let lastMs = -Infinity; ; ) {
      const { done, value } = await frames.read()
      if (done) return false
      const capturedMs = value.timestamp / 1_000
      value.close()
      if (capturedMs - lastMs < restingMs) return true
      lastMs = capturedMs
    }
  }
  const follow = async () => {
    await settle()
    while (await hasChanged()) await settle()
  }
  follow().catch(() => {})
  return {
    // These refreshes come as fast as changes do, and end like those.
    now: () => void refresh(track, settlingRate),
    stop() {
      frames.cancel().catch(() => {})
    },
  }
}

function refresh(track: MediaStreamTrack, perSecond: number): Promise<void> {
  return track
    .applyConstraints({ frameRate: { min: perSecond } })
    .catch(() => {})
}
