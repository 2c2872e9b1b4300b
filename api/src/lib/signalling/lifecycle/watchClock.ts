const usualTickMs = 1_000

/** A clock that is adjusted a little is no clock that was set. */
const toleranceMs = 2_000

/**
 * Calls back when the wall clock has been set back: PeerServer 1.0.2 measures
 * by it how long frames have waited, and would keep them that much longer.
 * @returns the undo
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
