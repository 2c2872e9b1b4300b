/** Long enough for a slow computer to paint. A hidden page never paints. */
const longestMs = 250

/**
 * Wait for the next paint before fetching what the first paint does not need:
 * the fetch would compete with the paint for the network and the processor.
 *
 * @param view the visible window
 * @returns after the next paint, or after 250 ms if nothing is painted
 */
export const nextPaint = (view: Window = window): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    // A frame is painted after its callbacks; a task that a callback queues
    // runs after the paint.
    view.requestAnimationFrame(() => setTimeout(resolve))
  })
