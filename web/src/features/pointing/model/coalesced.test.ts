import { mostPointsInMessage } from 'src/features/messages/model/guidanceMessage'

import { coalesced, type MarkMessage } from './coalesced'

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
  it('keeps only where a pointer is now', () => {
    const waiting = coalesced([pointer(1, 0.1)], pointer(1, 0.2))
    expect(waiting).toEqual([pointer(1, 0.2)])
    expect(coalesced(waiting, pointer(2, 0.3))).toHaveLength(2)
  })

  it('puts the points of a stroke into one message, as many as it takes', () => {
    expect(coalesced([stroke(1, 0.1)], stroke(1, 0.2))).toEqual([
      stroke(1, 0.1, 0.2),
    ])
    const full = stroke(1, ...Array(mostPointsInMessage).fill(0.1))
    expect(coalesced([full], stroke(1, 0.2))).toEqual([full, stroke(1, 0.2)])
  })
})
