import type { Size } from './model/pictureView'
import { isSameShape, type Rectangle } from './model/rectangle'

declare global {
  interface Screen {
    /** the screen’s position on the desktop; not in every browser */
    readonly availLeft?: number
    readonly availTop?: number
  }
}

/** In CSS pixels: systems draw windows slightly larger than browsers report. */
const edge = 8

/**
 * Finds the part of a captured screen that a window covers.
 *
 * @param window on the desktop, in CSS pixels
 * @param screen the one that contains the window, in the same pixels
 * @param frame of the captured screen
 * @returns in pixels of the frame; null if the frame shows another screen, or a
 *   size is invalid
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
 * @returns the part of the frame behind a helper window, in pixels of the frame
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
 * Browsers do not report where the bars of a window are, so this assumes the
 * top.
 *
 * @returns the covered part in pixels of the frame; null if another window may
 *   be in front
 */
export function coveredByElement(
  element: Element,
  frame: Size
): Rectangle | null {
  const page = element.ownerDocument.defaultView
  // A window without focus may be behind another.
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
 * A small offset comes from a system bar; another screen starts further away.
 */
const startOf = (available: number | undefined, length: number): number =>
  available && Math.abs(available) > length / 8 ? available : 0
