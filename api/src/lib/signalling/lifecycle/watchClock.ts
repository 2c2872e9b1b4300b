const usualTickMs = 1_000

/** Clocks are often adjusted by less, which does no harm. */
const toleranceMs = 2_000

/**
 * Calls back when the wall clock was set back. PeerServer 1.0.2 measures
 * queueing time with the wall clock, so it would keep queued frames longer.
 * @returns a function that stops watching
 */
export function watchClock(
  onSetBack: () => void,
  tickMs = usualTickMs
): () => void {
  const ahead = () => Date.now() - performance.now()
  let before = ahead()
  const timer = setInterval(() => {
    const now = ahead()
    if (now < before - toleranceMs) {
      onSetBack()
    }
    before = now
  }, tickMs)
  return () => clearInterval(timer)
}
