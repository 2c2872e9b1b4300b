import type { Point, Size } from './pictureView'

/**
 * Pointers and strokes fade: they show where to look now, and the screen below
 * them changes. Steps stay until the helper removes them.
 */
export const fadeAfterMs = 8_000

export const mostPointsOfStroke = 1_024

/** The oldest annotations are removed first. */
export const mostMarks = 32

interface AnyMark {
  id: number
  /** size of the annotated frame, in pixels */
  frame: Size
  /** when the annotation arrived or last changed, in ms of this side’s clock */
  seenMs: number
}

/** Points are fractions (0 to 1) of the frame’s width and height. */
export type Mark =
  | (AnyMark & { type: 'pointer'; point: Point })
  | (AnyMark & { type: 'stroke'; points: readonly Point[] })
  | (AnyMark & { type: 'step'; point: Point; number: number })

/** The spot of a stroke is its end. */
export const spotOf = (mark: Mark): Point =>
  mark.type === 'stroke'
    ? (mark.points[mark.points.length - 1] ?? { x: 0.5, y: 0.5 })
    : mark.point
