import type { Point, Size } from './pictureView'

/**
 * Pointers and drawn lines disappear after this time, because the screen below
 * them changes. Numbers stay until the helper removes them.
 */
export const fadeAfterMs = 8_000

export const mostPointsOfStroke = 1_024

/** With more annotations, the oldest are removed. */
export const mostMarks = 32

interface AnyMark {
  id: number
  /** size of the video frame on which the helper annotated, in pixels */
  frame: Size
  /** when the annotation arrived or last changed, in ms by this side’s clock */
  seenMs: number
}

/**
 * An annotation: a pointer, a drawn line or a number. Points are fractions (0
 * to 1) of the frame’s width and height.
 */
export type Mark =
  | (AnyMark & { type: 'pointer'; point: Point })
  | (AnyMark & { type: 'stroke'; points: readonly Point[] })
  | (AnyMark & { type: 'step'; point: Point; number: number })

/** The position of an annotation; of a drawn line, its last point. */
export const spotOf = (mark: Mark): Point =>
  mark.type === 'stroke'
    ? (mark.points[mark.points.length - 1] ?? { x: 0.5, y: 0.5 })
    : mark.point
