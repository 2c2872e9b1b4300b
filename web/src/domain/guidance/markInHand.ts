import type { Spot } from 'src/domain/picture/spot'

import type { MarkMessage } from './coalesced'
import { mostPointsOfStroke } from './mark'
import type { MarkingTool } from './pointingTool'

/** A mark while it is made. */
export interface MarkInHand {
  readonly tool: MarkingTool
  readonly id: number
  /** what it says where it is a step */
  readonly number: number
  /** how often it was told; each time a stroke grows by one point */
  toldCount: number
  /** where it was told last */
  last: Spot
}

/** @returns whether it is a stroke that has all the points it may have */
export const isFull = ({ tool, toldCount }: MarkInHand): boolean =>
  tool === 'draw' && toldCount >= mostPointsOfStroke

/**
 * @param atMs the time of this side’s clock
 * @returns what tells the other side that the mark is there
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
