import { type Placement, toSource } from './picturePlacement'
import type { PictureGeometry, Point, Size } from './pictureView'

/**
 * A position in a video frame: `point` as fractions (0 to 1) of the frame's
 * width and height, `frame` in pixels.
 */
export interface Spot {
  point: Point
  frame: Size
}

interface SeenPicture {
  geometry: PictureGeometry
  placement: Placement
}

const within = (share: number) => Math.min(1, Math.max(0, share))

/** @returns the point moved into the frame, if it is outside */
export const nearest = ({ x, y }: Point): Point => ({
  x: within(x),
  y: within(y),
})

/**
 * @param at in CSS pixels of the stage, the element that shows the remote
 * screen
 * @returns the position in the frame, moved inside if `at` is outside
 */
export function spotAt({ geometry, placement }: SeenPicture, at: Point) {
  const point = toSource(placement, at)
  const spot: Spot = { point: nearest(point), frame: geometry.source }
  const isInPicture = spot.point.x === point.x && spot.point.y === point.y
  return { spot, isInPicture }
}

/** Whether two positions are at least a pixel of the frame apart. */
export const isApart = (one: Spot, other: Spot): boolean =>
  Math.hypot(
    (one.point.x - other.point.x) * other.frame.width,
    (one.point.y - other.point.y) * other.frame.height
  ) >= 1
