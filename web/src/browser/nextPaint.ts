/**
 * Long enough for a slow computer to paint, in ms; a hidden page paints nothing
 * at all.
 */
const longestMs = 250

/**
 * Wait for this before fetching anything that the first paint does not need,
 * which would compete with it for the network and the processor.
 *
 * @param view the visible window
 * @returns after the next paint, or after `longestMs` if nothing is painted
 */
export const nextPaint = (view: Window = window): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    // A frame is painted after its callbacks; a task that a callback queues
    // runs after the paint.
    view.requestAnimationFrame(() => setTimeout(resolve))
  })
