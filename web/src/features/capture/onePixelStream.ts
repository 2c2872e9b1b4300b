/**
 * An empty picture of one pixel: the viewer's answer (specification §1), and
 * the placeholder in a sharer’s call until a screen is chosen.
 */
export function onePixelStream(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  // Firefox refuses to capture a canvas that was never drawn on.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return canvas.captureStream()
}
