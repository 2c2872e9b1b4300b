import { maxChatMessages } from 'src/features/chat/model/chatMessage'
import { nextFadeMs } from 'src/features/pointing/model/marks'
import {
  fadeAfterMs,
  mostMarks,
  mostPointsOfStroke,
  spotOf,
} from 'src/features/stage/model/mark'

import { guide, type GuidanceState, maySay, noGuidance } from './guidance'
import type { GuidanceMessage } from './guidanceMessage'

const frame = { width: 1280, height: 720 }
const middle = { x: 0.5, y: 0.5 }
const corner = { x: 1, y: 0 }

const pointer = (id: number, point = middle): GuidanceMessage => ({
  type: 'pointer',
  id,
  frame,
  point,
  atMs: 0,
})
const stroke = (id: number, points = [middle]): GuidanceMessage => ({
  type: 'stroke',
  id,
  frame,
  points,
  atMs: 0,
})
const step = (id: number, number: number): GuidanceMessage => ({
  type: 'step',
  id,
  frame,
  point: middle,
  number,
  atMs: 0,
})

/** Messages from the peer, a second apart. */
const after = (
  messages: readonly GuidanceMessage[],
  { isOwn = false, from = noGuidance } = {}
): GuidanceState =>
  messages.reduce(
    (state, message, at) =>
      guide(state, { type: 'message', message, isOwn, nowMs: at * 1_000 }),
    from
  )

const ids = ({ marks }: GuidanceState) => marks.map(({ id }) => id)

describe('guidance', () => {
  it('has one pointer, which moves, and a new one takes its place', () => {
    const moved = after([pointer(1), pointer(1, corner)])
    expect(moved.marks).toEqual([
      { type: 'pointer', id: 1, frame, point: corner, seenMs: 1_000 },
    ])
    expect(ids(after([pointer(1), step(2, 1), pointer(3)]))).toEqual([2, 3])
  })

  it('draws a stroke on, up to a length', () => {
    const { marks } = after([stroke(1), stroke(1, [corner])])
    expect(marks).toHaveLength(1)
    expect(marks[0]).toMatchObject({ points: [middle, corner] })
    expect(spotOf(marks[0]!)).toEqual(corner)

    const endless = after(Array(40).fill(stroke(1, Array(64).fill(middle))))
    expect(endless.marks[0]).toMatchObject({
      points: { length: mostPointsOfStroke },
    })
  })

  it('lets pointers and strokes fade, but no steps', () => {
    const state = after([pointer(1), stroke(2), step(3, 1)])
    expect(nextFadeMs(state.marks)).toBe(fadeAfterMs)
    const at = (nowMs: number) => guide(state, { type: 'time-passed', nowMs })
    expect(at(fadeAfterMs - 1)).toBe(state)
    expect(ids(at(fadeAfterMs))).toEqual([2, 3])
    expect(ids(at(fadeAfterMs + 1_000))).toEqual([3])
    expect(nextFadeMs(at(1e9).marks)).toBeNull()
  })

  it('undoes the newest, and clears all', () => {
    const state = after([step(1, 1), step(2, 2)])
    expect(ids(after([{ type: 'undo' }], { from: state }))).toEqual([1])
    expect(ids(after([{ type: 'clear' }], { from: state }))).toEqual([])
    expect(ids(after([{ type: 'undo' }]))).toEqual([])
  })

  it('keeps no more marks than anyone can follow', () => {
    const many = after(
      Array.from({ length: mostMarks + 5 }, (_, id) => step(id, id + 1))
    )
    expect(ids(many)[0]).toBe(5)
    expect(many.marks).toHaveLength(mostMarks)
  })

  it('knows what the sharer has seen, and not from itself', () => {
    const drawn: GuidanceMessage = { type: 'drawn', id: 7 }
    expect(after([drawn]).drawnId).toBe(7)
    expect(after([drawn], { isOwn: true }).drawnId).toBeNull()
  })

  it('puts an answer to what was asked, on both sides', () => {
    const question: GuidanceMessage = { type: 'text', id: 1, text: 'Ready?' }
    const answer: GuidanceMessage = { type: 'answer', id: 1, answer: 'done' }
    const atViewer = after([answer], {
      from: after([question], { isOwn: true }),
    })
    expect(atViewer.said[0]).toMatchObject({ isOwn: true, answer: 'done' })
    const atSharer = after([answer], { isOwn: true, from: after([question]) })
    expect(atSharer.said[0]).toMatchObject({ isOwn: false, answer: 'done' })
    const strange = after([{ ...answer, id: 2 }], { from: after([question]) })
    expect(strange.said[0]?.answer).toBeNull()
  })

  it('keeps the last things said', () => {
    const texts = Array.from({ length: maxChatMessages + 1 }, (_, id) => ({
      type: 'text' as const,
      id,
      text: `${id}`,
    }))
    expect(after(texts).said[0]?.words.id).toBe(1)
  })

  it('forgets the marks with the picture, and everything with the person', () => {
    const state = after([
      pointer(1),
      { type: 'text', id: 2, text: 'Hello' },
      { type: 'voice', state: 'on' },
    ])
    const elsewhere = guide(state, { type: 'picture-changed' })
    expect(elsewhere.marks).toEqual([])
    expect(elsewhere.said).toHaveLength(1)
    expect(guide(state, { type: 'participant-changed' })).toBe(noGuidance)
  })

  it('lets only the helper point, and only the sharer answer', () => {
    expect(maySay('viewer', pointer(1))).toBe(true)
    expect(maySay('sharer', pointer(1))).toBe(false)
    expect(maySay('sharer', { type: 'answer', id: 1, answer: 'done' })).toBe(
      true
    )
    expect(maySay('viewer', { type: 'answer', id: 1, answer: 'done' })).toBe(
      false
    )
    expect(maySay('sharer', { type: 'text', id: 1, text: 'x' })).toBe(true)
    expect(maySay('sharer', { type: 'link', id: 1, href: 'http://a/' })).toBe(
      false
    )
  })
})
