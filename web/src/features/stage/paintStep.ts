import type { Screenshot } from './grabScreenshot'
import { closeUp, onCanvas } from './model/closeUp'
import type { Point, Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'
import type { Spot } from './model/spot'
import { paintMark } from './paintMark'
import { paintOverview, paintPart } from './paintSpot'

/**
 * Two pictures of one step of instructions: `closeUp` shows the annotated
 * place, `map` the whole screen.
 */
export interface StepPicture {
  closeUp: HTMLCanvasElement
  map: HTMLCanvasElement
}

/** How wide the pictures are usually displayed, in CSS pixels. */
const closeUpWidth = 320
const mapWidth = 120
/** Twice as many pixels, because the pictures may be printed. */
const mapPixels = 2 * mapWidth

/**
 * Width of the part in the close-up, in CSS pixels. Printed on a whole page,
 * letters are then a third larger than on the screen, and enough is visible to
 * recognise the place.
 */
const leastWidth = 400

/** Fraction of a large screen's width that is enough to recognise a place. */
const leastShare = 1 / 5

/**
 * @param pixelRatio pixels of the frame per CSS pixel
 * @returns the part in the close-up, in whole pixels of the frame, so that the
 * close-up is sharp
 */
export function stepCrop(
  { point, frame }: Spot,
  pixelRatio: number
): Rectangle {
  const mark = { type: 'pointer', id: 0, seenMs: 0, point, frame } as const
  const wanted = Math.max(leastWidth, (frame.width * leastShare) / pixelRatio)
  const { x, y, width, height } = closeUp(mark, frame, pixelRatio, wanted)
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/**
 * @param screenshot may be closed after this call
 * @param point fractions (0 to 1) of the screenshot
 * @param pixelRatio pixels of the screenshot per CSS pixel
 * @returns null if the browser provides no canvas
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
  // Keeps the canvas in main memory, because its pixels will be read and
  // stored.
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return null
  paint(drawing, { width, height })
  return canvas
}
