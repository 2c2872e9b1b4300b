import type { Point, Size } from 'src/domain/picture/pictureView'
import { nearest } from 'src/domain/picture/spot'

/** One press of an arrow key, as a share of the picture. */
export const crosshairStep = 0.02
/** The same with Shift: about a pixel, where the picture is as wide as a telephone. */
export const fineCrosshairStep = 0.0025
/** The crosshair never comes closer to the edge of the stage, in CSS pixels. */
const marginPx = 32

/** @param by in shares of the picture */
export const crosshairMoved = (from: Point, by: Point): Point =>
  nearest({ x: from.x + by.x, y: from.y + by.y })

/** How far the picture has to go so that this point of the stage is well in sight, in CSS pixels. */
export function wayIntoSight(stage: Size, { x, y }: Point): Point {
  const along = (at: number, length: number) => {
    const margin = Math.min(marginPx, length / 2)
    return Math.min(Math.max(at, margin), length - margin) - at
  }
  return { x: along(x, stage.width), y: along(y, stage.height) }
}
