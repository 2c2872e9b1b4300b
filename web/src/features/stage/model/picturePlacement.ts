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
 * @returns CSS pixels. At 100 % the picture starts on a whole screen pixel,
 *   because half a pixel blurs every letter.
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

/** @returns fractions from 0 to 1 if the point is in the picture */
export function toSource(placement: Placement, { x, y }: Point): Point {
  const { left, top, width, height } = placement
  return { x: (x - left) / width, y: (y - top) / height }
}

/** @param point of the picture, as fractions (0 to 1) */
export function toStage(placement: Placement, { x, y }: Point): Point {
  const { left, top, width, height } = placement
  return { x: left + x * width, y: top + y * height }
}
