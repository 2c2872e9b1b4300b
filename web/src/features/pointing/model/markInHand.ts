import { mostPointsOfStroke } from 'src/features/stage/model/mark'
import type { Spot } from 'src/features/stage/model/spot'

import type { MarkMessage } from './coalesced'
import type { MarkingTool } from './pointingTool'

/** A mark that is being made. */
export interface MarkInHand {
  readonly tool: MarkingTool
  readonly id: number
  /** of the step; 0 if it is none */
  readonly number: number
  /** how often it was sent; a stroke grows by one point each time */
  toldCount: number
  /** where it was last sent */
  last: Spot
}

/** @returns whether it is a stroke with the maximum number of points */
export const isFull = ({ tool, toldCount }: MarkInHand): boolean =>
  tool === 'draw' && toldCount >= mostPointsOfStroke

/**
 * @param atMs the time of this side’s clock
 * @returns the message that shows the mark to the peer
 */
export function markMessage(
  { tool, id, number }: MarkInHand,
  { point, frame }: Spot,
  atMs: number
): MarkMessage {
  const mark = { id, frame, atMs }
  switch (tool) {
    case 'point':
      return { type: 'pointer', ...mark, point }
    case 'draw':
      return { type: 'stroke', ...mark, points: [point] }
    case 'number':
      return { type: 'step', ...mark, point, number }
  }
}
