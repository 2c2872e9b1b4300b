const usualTickMs = 1_000

/** A smaller change is an adjustment, after which nothing has to be done. */
const toleranceMs = 2_000

/**
 * Calls back when the wall clock was set back. PeerServer 1.0.2 uses it to
 * measure how long frames are queued, and would keep them longer.
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
