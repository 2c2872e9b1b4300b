const usualTickMs = 1_000

/** Smaller adjustments do not count as setting the clock. */
const toleranceMs = 2_000

/**
 * Calls back when the wall clock has been set back. PeerServer 1.0.2 measures
 * with the wall clock how long frames have been queued, so it would keep them
 * longer by as much as the clock was set back.
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
