import type { Point, Size } from 'src/features/stage/model/pictureView'
import { nearest } from 'src/features/stage/model/spot'

/** One press of an arrow key, as a fraction of the picture. */
export const crosshairStep = 0.02
/** The same with Shift: about a pixel if the picture is as wide as a phone. */
export const fineCrosshairStep = 0.0025
/**
 * The minimum distance from the crosshair to the edge of the stage, in CSS
 * pixels.
 */
const marginPx = 32

/** @param by as a fraction of the picture */
export const crosshairMoved = (from: Point, by: Point): Point =>
  nearest({ x: from.x + by.x, y: from.y + by.y })

/**
 * How far the picture must move to bring this point of the stage well into
 * view, in CSS pixels.
 */
export function wayIntoSight(stage: Size, { x, y }: Point): Point {
  const along = (at: number, length: number) => {
    const margin = Math.min(marginPx, length / 2)
    return Math.min(Math.max(at, margin), length - margin) - at
  }
  return { x: along(x, stage.width), y: along(y, stage.height) }
}
