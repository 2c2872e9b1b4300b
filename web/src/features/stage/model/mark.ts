import type { Point, Size } from './pictureView'

/**
 * Pointers and strokes fade after this time: they show where to look now, and
 * would soon point at something else. Steps stay until the helper removes them.
 */
export const fadeAfterMs = 8_000

/** Longer strokes are no longer useful. */
export const mostPointsOfStroke = 1_024

/** The maximum number of visible marks; the oldest are removed first. */
export const mostMarks = 32

interface AnyMark {
  id: number
  /** pixels of the frame that was pointed at */
  frame: Size
  /** when it arrived or last changed, in ms on this side’s clock */
  seenMs: number
}

/** Points are fractions (0 to 1) of the frame’s width and height. */
export type Mark =
  | (AnyMark & { type: 'pointer'; point: Point })
  | (AnyMark & { type: 'stroke'; points: readonly Point[] })
  | (AnyMark & { type: 'step'; point: Point; number: number })

/** The point that a mark is about: its position, or the end of a stroke. */
export const spotOf = (mark: Mark): Point =>
  mark.type === 'stroke'
    ? (mark.points[mark.points.length - 1] ?? { x: 0.5, y: 0.5 })
    : mark.point
