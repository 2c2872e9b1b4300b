import { mostPointsOfStroke } from 'src/features/stage/model/mark'
import type { Spot } from 'src/features/stage/model/spot'

import { type MarkMessage, mostPointsInMessage } from './annotationMessage'
import { coalesced, isFull, type MarkInHand, markMessage } from './markInHand'

const last: Spot = {
  point: { x: 0.1, y: 0.2 },
  frame: { width: 1280, height: 720 },
}
const inHand = (
  tool: MarkInHand['tool'],
  toldCount = mostPointsOfStroke
): MarkInHand => ({ tool, id: 4, number: 2, toldCount, last })

describe('an annotation in progress', () => {
  it.each([
    ['point', { type: 'pointer', point: last.point }],
    ['draw', { type: 'stroke', points: [last.point] }],
    ['number', { type: 'step', point: last.point, number: 2 }],
  ] as const)(
    'becomes a message with its position for the tool %s',
    (tool, said) => {
      expect(markMessage(inHand(tool), last, 1_000)).toEqual({
        ...said,
        id: 4,
        frame: last.frame,
        atMs: 1_000,
      })
    }
  )

  it('is full only as a stroke with the maximum number of points', () => {
    expect(isFull(inHand('draw'))).toBe(true)
    expect(isFull(inHand('draw', mostPointsOfStroke - 1))).toBe(false)
    expect(isFull(inHand('point'))).toBe(false)
    expect(isFull(inHand('number'))).toBe(false)
  })
})

const frame = { width: 1280, height: 720 }
const at = (x: number) => ({ x, y: 0.5 })
const pointer = (id: number, x: number): MarkMessage => ({
  type: 'pointer',
  id,
  frame,
  point: at(x),
  atMs: x,
})
const stroke = (id: number, ...points: number[]): MarkMessage => ({
  type: 'stroke',
  id,
  frame,
  points: points.map(at),
  atMs: 0,
})

describe('coalesced', () => {
  it('keeps only the latest position of a pointer', () => {
    const waiting = coalesced([pointer(1, 0.1)], pointer(1, 0.2))
    expect(waiting).toEqual([pointer(1, 0.2)])
    expect(coalesced(waiting, pointer(2, 0.3))).toHaveLength(2)
  })

  it('merges the points of a stroke into one message, up to a limit', () => {
    expect(coalesced([stroke(1, 0.1)], stroke(1, 0.2))).toEqual([
      stroke(1, 0.1, 0.2),
    ])
    const full = stroke(1, ...Array(mostPointsInMessage).fill(0.1))
    expect(coalesced([full], stroke(1, 0.2))).toEqual([full, stroke(1, 0.2)])
  })
})
