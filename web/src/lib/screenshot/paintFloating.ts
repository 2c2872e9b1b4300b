import { closeUpShape } from 'src/domain/panel/closeUp'

import { paintCloseUp, type Painting } from './paintCloseUp'

/** Pixels of the canvas; the window it floats in is as large as the person wants. */
export const floatingSize = { width: 640, height: 500 }

const scale = 1.6
const pictureHeight = floatingSize.width / closeUpShape
const lineHeight = 42

/**
 * The close-up, and two lines of words below it.
 *
 * @param spot null while nothing is shown
 */
export function paintFloating(
  drawing: CanvasRenderingContext2D,
  spot: Pick<Painting, 'still' | 'marks'> | null,
  lines: readonly [string, string],
  direction: 'ltr' | 'rtl'
): void {
  const { width, height } = floatingSize
  drawing.fillStyle = '#fff6ea'
  drawing.fillRect(0, 0, width, height)
  if (spot) {
    const size = { width, height: pictureHeight }
    drawing.save()
    drawing.beginPath()
    drawing.rect(0, 0, size.width, size.height)
    drawing.clip()
    paintCloseUp(drawing, size, { ...spot, scale })
    drawing.restore()
  }
  drawing.fillStyle = '#2b1d12'
  drawing.direction = direction
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  const top = spot ? pictureHeight + 30 : height / 2 - lineHeight / 2
  lines.forEach((line, at) => {
    drawing.font = `${at ? 400 : 700} 30px system-ui, sans-serif`
    drawing.fillText(line, width / 2, top + at * lineHeight, width - 32)
  })
}
