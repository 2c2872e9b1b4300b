import { settle } from 'src/browser/FakeClock'
import { maxChatMessages } from 'src/features/chat/model/chatMessage'
import { nextFadeMs } from 'src/features/pointing/model/marks'
import { sharing } from 'src/features/session/FakeShare'
import {
  fadeAfterMs,
  mostMarks,
  mostPointsOfStroke,
  spotOf,
} from 'src/features/stage/model/mark'

import { type AnyMessage, sharedBy } from './shared.fixtures'

const frame = { width: 1280, height: 720 }
const middle = { x: 0.5, y: 0.5 }
const corner = { x: 1, y: 0 }

type Made = { id: number; frame: typeof frame; atMs: number }
const made = (id: number): Made => ({ id, frame, atMs: performance.now() })
const pointer = (id: number, point = middle): AnyMessage => ({
  ...{ type: 'pointer', ...made(id), point },
})
const stroke = (id: number, points = [middle], atMs?: number): AnyMessage => ({
  ...{ type: 'stroke', ...made(id), points, ...(atMs && { atMs }) },
})
const step = (id: number, number: number): AnyMessage => ({
  ...{ type: 'step', ...made(id), point: middle, number },
})

/** A helper and a sharer; `say` returns once its messages have arrived. */
async function both() {
  const share = await sharing()
  const helper = sharedBy(share.viewer.session)
  const sharer = sharedBy(share.sharer.session)
  const say = async (...messages: AnyMessage[]) => {
    for (const message of messages) {
      expect(helper.say(message)).toBe(true)
      await settle()
    }
  }
  const ids = () => sharer.getSnapshot().marks.map(({ id }) => id)
  return { ...share, helper, sharerSide: sharer, say, ids }
}

describe("the effects of one person's messages on the other's page", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('include one pointer at a time, which moves, and is replaced by a new one', async () => {
    const { say, sharerSide, ids } = await both()
    await say(pointer(1), pointer(1, corner))
    expect(sharerSide.getSnapshot().marks).toMatchObject([
      { type: 'pointer', id: 1, frame, point: corner },
    ])
    await say(step(2, 1), pointer(3))
    expect(ids()).toEqual([2, 3])
  })

  it('extend a stroke, up to a limit', async () => {
    const { say, sharerSide } = await both()
    await say(stroke(1), stroke(1, [corner]))
    const [mark] = sharerSide.getSnapshot().marks
    expect(mark).toMatchObject({ points: [middle, corner] })
    expect(spotOf(mark!)).toEqual(corner)

    await say(...Array(40).fill(stroke(2, Array(64).fill(middle))))
    expect(sharerSide.getSnapshot().marks[1]).toMatchObject({
      points: { length: mostPointsOfStroke },
    })
  })

  it('let pointers and strokes fade, but not steps', async () => {
    const { say, sharerSide, ids } = await both()
    await say(pointer(1), stroke(2), step(3, 1))
    await jest.advanceTimersByTimeAsync(fadeAfterMs - 100)
    expect(ids()).toEqual([1, 2, 3])
    await jest.advanceTimersByTimeAsync(101)
    expect(ids()).toEqual([3])
    expect(nextFadeMs(sharerSide.getSnapshot().marks)).toBeNull()
  })

  it('undo the newest annotation, and clear all', async () => {
    const { say, ids } = await both()
    await say(step(1, 1), step(2, 2), { type: 'undo' })
    expect(ids()).toEqual([1])
    await say({ type: 'clear' }, { type: 'undo' })
    expect(ids()).toEqual([])
  })

  it('undo the annotation that the helper sees as the newest, and not an older one', async () => {
    const { helper, say, ids } = await both()
    await jest.advanceTimersByTimeAsync(10_000)
    await say(step(1, 1), stroke(2, [middle], performance.now() - 5_000))
    expect(helper.getSnapshot().marks).toHaveLength(2)
    expect(ids()).toEqual([1])
    await say({ type: 'undo', id: 2 })
    expect(ids()).toEqual([1])
    expect(helper.getSnapshot().marks).toHaveLength(1)
  })

  it('limit the number of annotations', async () => {
    const { say, ids } = await both()
    await say(
      ...Array.from({ length: mostMarks + 5 }, (_, id) => step(id, id + 1))
    )
    expect(ids()[0]).toBe(5)
    expect(ids()).toHaveLength(mostMarks)
  })

  it('record what the sharer has seen, and accept that only from the sharer', async () => {
    const { helper, sharerSide } = await both()
    sharerSide.say({ type: 'drawn', id: 7 })
    await settle()
    expect(helper.getSnapshot().drawnId).toBe(7)
    expect(sharerSide.getSnapshot().drawnId).toBeNull()
  })

  it('attach an answer to its message, on both sides', async () => {
    const { helper, say, sharerSide } = await both()
    await say({ type: 'text', id: 1, text: 'Ready?' })
    sharerSide.say({ type: 'answer', id: 2, answer: 'done' })
    await settle()
    expect(helper.getSnapshot().said[0]?.answer).toBeNull()
    sharerSide.say({ type: 'answer', id: 1, answer: 'done' })
    await settle()
    expect(
      [helper, sharerSide].map((side) => side.getSnapshot().said[0])
    ).toMatchObject([
      { isOwn: true, answer: 'done' },
      { isOwn: false, answer: 'done' },
    ])
  })

  it('keep the latest messages', async () => {
    const { say, sharerSide } = await both()
    for (let id = 0; id <= maxChatMessages; id++) {
      await say({ type: 'text', id, text: `${id}` })
      await jest.advanceTimersByTimeAsync(500)
    }
    expect(sharerSide.getSnapshot().said[0]?.words.id).toBe(1)
  })

  it('remove annotations, but no messages, when the picture ends', async () => {
    const { say, sharer, sharerSide, ids } = await both()
    await say(pointer(1), { type: 'text', id: 2, text: 'Hello' })
    sharer.session.hide()
    expect(ids()).toEqual([])
    expect(sharerSide.getSnapshot().said).toHaveLength(1)
  })

  it.each([
    ['window', 'window'],
    ['tab', 'browser'],
  ] as const)(
    'remove what was drawn on one %s when another is shared',
    async (_, surface) => {
      const { sharer, helper, say, ids } = await both()
      sharer.session.change()
      sharer.capture.choose({ surface })
      await settle()
      await say(step(1, 1))
      sharer.session.change()
      sharer.capture.choose({ surface })
      await settle()
      expect(ids()).toEqual([])
      expect(helper.getSnapshot().marks).toEqual([])
    }
  )

  it('let only the helper annotate, and only the sharer answer', async () => {
    const { helper, sharerSide } = await both()
    expect(helper.say(pointer(1))).toBe(true)
    expect(sharerSide.say(pointer(1))).toBe(false)
    expect(sharerSide.say({ type: 'answer', id: 1, answer: 'done' })).toBe(true)
    expect(helper.say({ type: 'answer', id: 1, answer: 'done' })).toBe(false)
    expect(sharerSide.say({ type: 'text', id: 1, text: 'x' })).toBe(true)
    const link = { type: 'link', id: 1, href: 'http://a/' } as const
    expect(sharerSide.say(link)).toBe(false)
  })
})
