import type { Point, Size } from './pictureView'

export interface Rectangle extends Point, Size {}

/** @returns the smallest rectangle around the points; null without points */
export function around(points: readonly Point[]): Rectangle | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/**
 * Ratios of width to height count as equal if they differ by less: encoders
 * round sizes to whole pixels.
 */
const tolerance = 0.01

/** @returns whether both sizes have the same ratio of width to height */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <=
  tolerance
