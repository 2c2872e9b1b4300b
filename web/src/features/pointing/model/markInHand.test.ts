import { mostPointsOfStroke } from 'src/features/stage/model/mark'
import type { Spot } from 'src/features/stage/model/spot'

import { isFull, type MarkInHand, markMessage } from './markInHand'

const last: Spot = {
  point: { x: 0.1, y: 0.2 },
  frame: { width: 1280, height: 720 },
}
const inHand = (
  tool: MarkInHand['tool'],
  toldCount = mostPointsOfStroke
): MarkInHand => ({ tool, id: 4, number: 2, toldCount, last })

describe('a mark in hand', () => {
  it.each([
    ['point', { type: 'pointer', point: last.point }],
    ['draw', { type: 'stroke', points: [last.point] }],
    ['number', { type: 'step', point: last.point, number: 2 }],
  ] as const)('says where it is when the tool is %s', (tool, said) => {
    expect(markMessage(inHand(tool), last, 1_000)).toEqual({
      ...said,
      id: 4,
      frame: last.frame,
      atMs: 1_000,
    })
  })

  it('is full only as a stroke with all the points that it may have', () => {
    expect(isFull(inHand('draw'))).toBe(true)
    expect(isFull(inHand('draw', mostPointsOfStroke - 1))).toBe(false)
    expect(isFull(inHand('point'))).toBe(false)
    expect(isFull(inHand('number'))).toBe(false)
  })
})
