import {
  actualScale,
  type PictureGeometry,
  type PictureView,
  type Point,
  type Size,
} from './pictureView'

export interface Placement extends Size {
  left: number
  top: number
}

/**
 * @returns position and size in CSS pixels. At 100 %, the position is rounded
 * to whole pixels of this screen, because an offset of half a pixel blurs every
 * letter.
 */
export function placementOf(
  geometry: PictureGeometry,
  { scale, offset }: PictureView
): Placement {
  const { source, devicePixelRatio } = geometry
  const isActual = Math.abs(scale / actualScale(geometry) - 1) < 1e-9
  const on = (start: number) =>
    isActual ? Math.round(start * devicePixelRatio) / devicePixelRatio : start
  return {
    left: on(offset.x),
    top: on(offset.y),
    width: source.width * scale,
    height: source.height * scale,
  }
}

/**
 * @returns fractions of the remote screen, between 0 and 1 if the point is on
 * it
 */
export function toSource(placement: Placement, { x, y }: Point): Point {
  const { left, top, width, height } = placement
  return { x: (x - left) / width, y: (y - top) / height }
}

/** @param point fractions (0 to 1) of the remote screen */
export function toStage(placement: Placement, { x, y }: Point): Point {
  const { left, top, width, height } = placement
  return { x: left + x * width, y: top + y * height }
}
