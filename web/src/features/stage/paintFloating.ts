import { palette } from 'src/styles/palette'
import { theme } from 'src/styles/theme'

import { closeUpShape } from './model/closeUp'
import { fitText } from './model/fitText'
import type { Size } from './model/pictureView'

/** Size of the canvas in pixels; the floating window scales the canvas. */
export const floatingSize = { width: 640, height: 500 }

/** Pixels of the canvas per CSS pixel, for the line widths of annotations. */
export const floatingScale = 1.6
const picture = {
  width: floatingSize.width,
  height: floatingSize.width / closeUpShape,
}
const margin = 16
const sizes = [30, 28, 26, 24, 22, 20]
const lineHeight = 1.35

type Drawing = CanvasRenderingContext2D

/**
 * @param paintPicture paints the close-up; null if the canvas shows only text
 * @param sentences painted below the close-up
 */
export function paintFloating(
  drawing: Drawing,
  paintPicture: ((drawing: Drawing, canvas: Size) => void) | null,
  sentences: readonly [string, string],
  direction: 'ltr' | 'rtl'
): void {
  const { width, height } = floatingSize
  drawing.fillStyle = palette.light.background
  drawing.fillRect(0, 0, width, height)
  if (paintPicture) {
    drawing.save()
    drawing.beginPath()
    drawing.rect(0, 0, picture.width, picture.height)
    drawing.clip()
    paintPicture(drawing, picture)
    drawing.restore()
  }
  drawing.direction = direction
  paintWords(drawing, sentences, paintPicture ? picture.height : 0)
}

/**
 * Wraps the text and reduces the font size until it fits. Letters are squeezed
 * only if the smallest size is still too wide.
 */
function paintWords(
  drawing: Drawing,
  sentences: readonly string[],
  top: number
): void {
  const box: Size = {
    width: floatingSize.width - 2 * margin,
    height: floatingSize.height - top,
  }
  drawing.fillStyle = palette.light.text
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  const { size, lines } = fitText(sentences, {
    ...{ box, sizes, lineHeight },
    widthOf: ({ text, paragraph }, size) => {
      drawing.font = fontOf(paragraph, size)
      return drawing.measureText(text).width
    },
  })
  const step = size * lineHeight
  const first = top + (box.height - (lines.length - 1) * step) / 2
  lines.forEach(({ text, paragraph }, at) => {
    drawing.font = fontOf(paragraph, size)
    drawing.fillText(text, floatingSize.width / 2, first + at * step, box.width)
  })
}

/** The first sentence is bold. */
const fontOf = (paragraph: number, size: number) =>
  `${paragraph ? 400 : 700} ${size}px ${theme.font.body}`
