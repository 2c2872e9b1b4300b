import type { Point } from './pictureView'

export interface FingerMove {
  delta: Point
  factor: number
  /** the midpoint of the fingers after the move */
  about: Point
}

/** One finger only moves the screen. Two fingers also zoom. */
export function fingerMove(
  before: readonly Point[],
  after: readonly Point[]
): FingerMove {
  const [from, about] = [centreOf(before), centreOf(after)]
  const [narrow, wide] = [spreadOf(before, from), spreadOf(after, about)]
  return {
    delta: { x: about.x - from.x, y: about.y - from.y },
    factor: narrow > 0 && wide > 0 ? wide / narrow : 1,
    about,
  }
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

const centreOf = (points: readonly Point[]): Point => ({
  x: sum(points.map(({ x }) => x)) / points.length,
  y: sum(points.map(({ y }) => y)) / points.length,
})

const spreadOf = (points: readonly Point[], centre: Point): number =>
  sum(points.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)))
