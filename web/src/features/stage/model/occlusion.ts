import type { Size } from './pictureView'
import type { Rectangle } from './rectangle'
import { isSameShape } from './sameShape'

/**
 * The part of a captured screen that a window covers.
 *
 * @param window on the desktop, in CSS pixels
 * @param screen the one that contains the window, in the same pixels
 * @param frame of the captured screen
 * @returns in pixels of the frame; null if it is another screen, or invalid
 */
export function occlusion(
  window: Rectangle,
  screen: Rectangle,
  frame: Size
): Rectangle | null {
  const { width, height } = window
  if (!(width > 0 && height > 0 && screen.width > 0 && screen.height > 0)) {
    return null
  }
  if (!isSameShape(screen, frame)) return null
  const scale = frame.width / screen.width
  return {
    x: (window.x - screen.x) * scale,
    y: (window.y - screen.y) * scale,
    width: width * scale,
    height: height * scale,
  }
}
