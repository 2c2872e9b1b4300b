import type { Point, Size } from './pictureView'

export interface Rectangle extends Point, Size {}

/** @returns null without points */
export function around(points: readonly Point[]): Rectangle | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Encoders round to whole pixels; a larger difference means another screen. */
const tolerance = 0.01

/** @returns whether a position in one frame is also valid in the other */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <=
  tolerance
