import type { Screenshot } from './grabScreenshot'
import { closeUp, onCanvas } from './model/closeUp'
import type { Point, Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'
import type { Spot } from './model/spot'
import { paintMark } from './paintMark'
import { paintOverview, paintPart } from './paintSpot'

/** The close-up shows the annotated place, the map the whole screen. */
export interface StepPicture {
  closeUp: HTMLCanvasElement
  map: HTMLCanvasElement
}

/** The usual display widths in CSS pixels. */
const closeUpWidth = 320
const mapWidth = 120
/** Print needs twice as many pixels. */
const mapPixels = 2 * mapWidth

/**
 * In CSS pixels. Printed as wide as a page, letters are a third larger than on
 * the screen, and enough is visible around the place to recognise it.
 */
const leastWidth = 400

/** On a large screen, a smaller share of the width would not be recognised. */
const leastShare = 1 / 5

/**
 * @param pixelRatio pixels of the frame per CSS pixel
 * @returns whole pixels of the frame, so that nothing is scaled
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
 * @param screenshot can be released as soon as this returns
 * @param pixelRatio pixels of the screenshot per CSS pixel
 * @returns null if no canvas is available
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
  // The pixels are read back to be stored, so the canvas should not be on the
  // graphics card.
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return null
  paint(drawing, { width, height })
  return canvas
}
