import type { Point, Size } from 'src/domain/picture/pictureView'

/**
 * Pointers and strokes fade after this time: they show where to look now, and
 * would soon lie on something else. Steps stay until the helper takes them away.
 */
export const fadeAfterMs = 8_000

/** A stroke that goes on and on is no hint any more. */
export const mostPointsOfStroke = 1_024

/** What is shown at once; older ones go first. */
export const mostMarks = 32

interface AnyMark {
  id: number
  /** pixels of the frame that was pointed at */
  frame: Size
  /** ms on the clock of this side, when it came or changed last */
  seenMs: number
}

/** Points are shares (0 to 1) of the frame’s width and height. */
export type Mark =
  | (AnyMark & { type: 'pointer'; point: Point })
  | (AnyMark & { type: 'stroke'; points: readonly Point[] })
  | (AnyMark & { type: 'step'; point: Point; number: number })

/** The spot that a mark is about: where it is, or where a stroke has come to. */
export const spotOf = (mark: Mark): Point =>
  mark.type === 'stroke'
    ? (mark.points[mark.points.length - 1] ?? { x: 0.5, y: 0.5 })
    : mark.point

/** @returns the number for the next step */
export const nextNumber = (marks: readonly Mark[]): number =>
  1 +
  marks.reduce(
    (most, mark) => (mark.type === 'step' ? Math.max(most, mark.number) : most),
    0
  )
