/** Long enough for a slow computer to paint, in ms; a page out of sight paints nothing at all. */
const longestMs = 250

/**
 * For what the first look does not need: fetched sooner it would take the
 * network and the processor from what is to be painted.
 *
 * @param view the window that is looked at
 * @returns when the browser has painted what is there now, and after
 * `longestMs` where it paints nothing
 */
export const nextPaint = (view: Window = window): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    // A frame is painted after its callbacks; a task that is set there runs after that.
    view.requestAnimationFrame(() => setTimeout(resolve))
  })
