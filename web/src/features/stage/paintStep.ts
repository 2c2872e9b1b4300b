import type { Screenshot } from './grabScreenshot'
import { onCanvas } from './model/closeUp'
import type { Point, Size } from './model/pictureView'
import { stepCrop } from './model/stepCrop'
import { paintOverview } from './paintMap'
import { paintMark } from './paintMark'
import { paintPart } from './paintPart'

/** The pictures of one step: where it is, large, and on the whole screen, small. */
export interface StepPicture {
  closeUp: HTMLCanvasElement
  map: HTMLCanvasElement
}

/** The widths at which these pictures are mostly looked at, in CSS pixels. */
const closeUpWidth = 320
const mapWidth = 120
/** Twice as many pixels: paper shows them. */
const mapPixels = 2 * mapWidth

/**
 * @param screenshot not released; may be, as soon as this returns
 * @param pixelRatio pixels of the screenshot per CSS pixel
 * @returns null if there is nothing to paint on
 */
export function paintStep(
  screenshot: Screenshot,
  point: Point,
  pixelRatio: number
): StepPicture | null {
  const frame = { width: screenshot.width, height: screenshot.height }
  const part = stepCrop({ point, frame }, pixelRatio)
  const closeUp = paintedOn(part, (drawing, canvas) => {
    paintPart(drawing, screenshot, part, canvas)
    const mark = { type: 'pointer', id: 0, seenMs: 0, point, frame } as const
    paintMark(drawing, mark, canvas, canvas.width / closeUpWidth, (share) =>
      onCanvas(share, screenshot, part, canvas)
    )
  })
  const shape = frame.height / frame.width
  const mapSize = { width: mapPixels, height: Math.round(mapPixels * shape) }
  const map = paintedOn(mapSize, (drawing, canvas) =>
    paintOverview(drawing, canvas, {
      ...{ screenshot, part, spots: [point] },
      scale: mapPixels / mapWidth,
    })
  )
  return closeUp && map && { closeUp, map }
}

function paintedOn(
  { width, height }: Size,
  paint: (drawing: CanvasRenderingContext2D, canvas: Size) => void
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  // Read back to be kept: not on a graphics card.
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return null
  paint(drawing, { width, height })
  return canvas
}
