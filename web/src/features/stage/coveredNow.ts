import type { Size } from './model/pictureView'
import { isSameShape, type Rectangle } from './model/rectangle'

declare global {
  interface Screen {
    /** position of this screen on the desktop; not in every browser */
    readonly availLeft?: number
    readonly availTop?: number
  }
}

/** In CSS pixels. Windows are slightly larger than browsers report. */
const edge = 8

/**
 * Finds the part of a captured screen that a window covers.
 *
 * @param window position and size on the desktop, in CSS pixels
 * @param screen the screen that contains the window, also in CSS pixels
 * @param frame size of the captured frame, in pixels
 * @returns the covered part in pixels of the frame; null if the frame shows
 * another screen, or a size is invalid
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

/**
 * @returns the part of the frame that the helper window covers, in pixels of
 * the frame
 */
export const coveredByWindow = (
  { screenX, screenY, outerWidth, outerHeight, screen }: Window,
  frame: Size
): Rectangle | null =>
  occlusion(
    {
      x: screenX - edge,
      y: screenY - edge,
      width: outerWidth + 2 * edge,
      height: outerHeight + 2 * edge,
    },
    onDesktop(screen),
    frame
  )

/**
 * Finds the part of a captured screen that an element of a page covers.
 * Browsers do not report where the toolbars of their window are, so they are
 * assumed to be at the top.
 *
 * @returns the covered part in pixels of the frame; null if another window may
 * be in front of the page
 */
export function coveredByElement(
  element: Element,
  frame: Size
): Rectangle | null {
  const page = element.ownerDocument.defaultView
  // Another window may be in front of a window without focus.
  if (!page || !element.ownerDocument.hasFocus()) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const side = (page.outerWidth - page.innerWidth) / 2
  const bars = page.outerHeight - page.innerHeight - side
  return occlusion(
    {
      x: page.screenX + side + left,
      y: page.screenY + bars + top,
      width,
      height,
    },
    onDesktop(page.screen),
    frame
  )
}

function onDesktop(screen: Screen): Rectangle {
  const { width, height } = screen
  return {
    x: startOf(screen.availLeft, width),
    y: startOf(screen.availTop, height),
    width,
    height,
  }
}

/**
 * `availLeft` and `availTop` include a system bar; only a large offset means
 * that the screen begins there.
 */
const startOf = (available: number | undefined, length: number): number =>
  available && Math.abs(available) > length / 8 ? available : 0
