import type { Point, Size } from './pictureView'

/**
 * Pointers and strokes fade after this time: they show where to look now, and
 * the screen below them will change. Steps stay until the helper removes them.
 */
export const fadeAfterMs = 8_000

/** Longer strokes would not be useful. */
export const mostPointsOfStroke = 1_024

/** The maximum number of visible annotations; the oldest are removed first. */
export const mostMarks = 32

interface AnyMark {
  id: number
  /** the size of the annotated frame, in pixels */
  frame: Size
  /** when it arrived or last changed, in ms of this side’s clock */
  seenMs: number
}

/** Points are fractions (0 to 1) of the frame’s width and height. */
export type Mark =
  | (AnyMark & { type: 'pointer'; point: Point })
  | (AnyMark & { type: 'stroke'; points: readonly Point[] })
  | (AnyMark & { type: 'step'; point: Point; number: number })

/**
 * The point that an annotation refers to: its position, or the end of a stroke.
 */
export const spotOf = (mark: Mark): Point =>
  mark.type === 'stroke'
    ? (mark.points[mark.points.length - 1] ?? { x: 0.5, y: 0.5 })
    : mark.point
