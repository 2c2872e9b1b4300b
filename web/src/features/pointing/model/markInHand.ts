import { mostPointsOfStroke, type Spot } from 'src/features/stage'

import { type MarkMessage, mostPointsInMessage } from './annotationMessage'

/** What a click on the video does; `move` moves the video instead. */
export const pointingTools = ['point', 'draw', 'number', 'move'] as const

export type PointingTool = (typeof pointingTools)[number]

export type MarkingTool = Exclude<PointingTool, 'move'>

/** An annotation that the helper is drawing. */
export interface MarkInHand {
  readonly tool: MarkingTool
  readonly id: number
  /** the number of the step; 0 for other annotations */
  readonly number: number
  /** number of messages sent, which is also the number of points of a stroke */
  toldCount: number
  last: Spot
}

export const isFull = ({ tool, toldCount }: MarkInHand): boolean =>
  tool === 'draw' && toldCount >= mostPointsOfStroke

/**
 * @returns the messages that wait for sending, after `next` has replaced or
 * extended the last one
 */
export function coalesced(
  waiting: readonly MarkMessage[],
  next: MarkMessage
): readonly MarkMessage[] {
  const last = waiting[waiting.length - 1]
  if (last?.id !== next.id) return [...waiting, next]
  const before = waiting.slice(0, -1)
  if (next.type !== 'stroke' || last.type !== 'stroke') return [...before, next]
  const points = [...last.points, ...next.points]
  return points.length > mostPointsInMessage
    ? [...waiting, next]
    : [...before, { ...next, points }]
}

/** @param atMs in ms of this computer's clock */
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
