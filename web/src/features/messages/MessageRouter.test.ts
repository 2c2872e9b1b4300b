import * as v from 'valibot'

import { settle } from 'src/browser/FakeClock'
import { until } from 'src/features/session/FakePeerSession'
import { isConnected, sharing, shows } from 'src/features/session/FakeShare'
import { fadeAfterMs } from 'src/features/stage/model/mark'

import { gestureRate, type MessageRouter } from './MessageRouter'
import { type AnyMessage, sharedBy } from './shared.fixtures'

async function bothSides() {
  const share = await sharing()
  const helper = sharedBy(share.viewer.session)
  const parent = sharedBy(share.sharer.session)
  const pointer = (id: number, atMs = helper.clockMs()): AnyMessage => ({
    type: 'pointer',
    id,
    frame: { width: 1280, height: 720 },
    point: { x: 0.25, y: 0.75 },
    atMs,
  })
  return { ...share, helper, parent, pointer }
}

const ids = (side: ReturnType<typeof sharedBy>) =>
  side.getSnapshot().marks.map(({ id }) => id)

async function newerPage() {
  const { call, parent } = await bothSides()
  const says = (type: string, id: number) =>
    call.other!.appMessages.send(JSON.stringify({ v: 1, type, id }))
  return { parent, says }
}

function heardOf(router: MessageRouter, type: string) {
  const heard: number[] = []
  const message = v.object({ type: v.literal(type), id: v.number() })
  const unregister = router.register({
    schema: v.variant('type', [message]),
    from: { [type]: 'both' },
    rate: gestureRate,
    handle: ({ id }) => void heard.push(id),
  })
  return { heard, unregister }
}

describe('MessageRouter', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows the sharer what the helper annotates, until it fades on both sides', async () => {
    const { helper, parent, pointer } = await bothSides()
    const told = jest.fn()
    parent.annotations.subscribe(told)
    expect(helper.say(pointer(1))).toBe(true)
    await settle()
    expect(ids(helper)).toEqual([1])
    expect(ids(parent)).toEqual([1])
    expect(told).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(fadeAfterMs + 1)
    expect(ids(helper)).toEqual([])
    expect(ids(parent)).toEqual([])
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('lets both sides chat, and the sharer answer', async () => {
    const { helper, parent } = await bothSides()
    const id = helper.newId()
    helper.say({ type: 'phrase', id, phrase: 'press-enter' })
    await settle()
    parent.say({ type: 'answer', id, answer: 'again' })
    parent.say({ type: 'text', id: parent.newId(), text: 'Which key?' })
    await settle()

    expect(helper.getSnapshot().said).toMatchObject([
      { isOwn: true, answer: 'again' },
      { isOwn: false, words: { text: 'Which key?' } },
    ])
  })

  it('handles messages that arrived before it was created, once', async () => {
    const { viewer, sharer, call, helper, pointer } = await bothSides()
    helper.say(pointer(1))
    await settle()
    expect(viewer.session.getSnapshot().mediaConnection).toBe(call.other)
    const late = sharedBy(sharer.session)
    helper.say(pointer(2))
    await settle()
    expect(ids(late)).toEqual([2])
  })

  it('sends nothing that the other side would drop', async () => {
    const { helper, parent, pointer } = await bothSides()
    expect(parent.say(pointer(1))).toBe(false)
    expect(helper.say({ type: 'answer', id: 1, answer: 'done' })).toBe(false)
    expect(ids(parent)).toEqual([])
  })

  it('drops and counts malformed messages and those of the wrong role', async () => {
    const { call, parent, pointer } = await bothSides()
    const line = call.other!.appMessages
    line.send('{"v":1,"type":"pointer"}')
    line.send(JSON.stringify({ v: 1, type: 'answer', id: 1, answer: 'done' }))
    line.send('{"v":2,"type":"hologram"}')
    await settle()
    expect(parent.router.droppedCount).toBe(2)

    line.send(JSON.stringify({ v: 1, ...pointer(1) }))
    await settle()
    expect(ids(parent)).toEqual([1])
  })

  it('limits floods of annotations and of messages', async () => {
    const { call, helper, parent, pointer } = await bothSides()
    const line = call.other!.appMessages
    for (let id = 0; id < 1_000; id++) {
      line.send(JSON.stringify({ v: 1, ...pointer(id) }))
      line.send(JSON.stringify({ v: 1, type: 'text', id, text: 'spam' }))
    }
    await settle()
    expect(parent.router.droppedCount).toBe(2_000 - 240 - 24)
    expect(parent.getSnapshot().said).toHaveLength(24)

    const own = Array.from({ length: 200 }, (_, id) => helper.say(pointer(id)))
    expect(own.filter(Boolean)).toHaveLength(120)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(helper.say(pointer(9_999))).toBe(true)
  })

  it('keeps messages for a feature that is loaded later, whatever else a newer page sends', async () => {
    const { parent, says } = await newerPage()
    for (let id = 1; id <= 100; id++) says('hologram', id)
    for (let id = 1; id <= 20; id++) says('later', id)
    await settle()
    const { heard, unregister } = heardOf(parent.router, 'later')
    await settle()
    expect(heard).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    says('later', 21)
    await settle()
    unregister()
    says('later', 22)
    await settle()
    expect(heard.slice(16)).toEqual([21])
  })

  it('does not buffer a flood of unknown types', async () => {
    const { parent, says } = await newerPage()
    for (let id = 1; id <= 1_000; id++) says(`type ${id}`, id)
    await settle()
    const heard = [16, 17].map((id) => heardOf(parent.router, `type ${id}`))
    await settle()
    expect(heard.map((of) => of.heard)).toEqual([[16], []])
  })

  it('drops annotations that were sent before an outage', async () => {
    const { helper, parent, pointer } = await bothSides()
    helper.say(pointer(1))
    await settle()
    const sentMs = helper.clockMs()
    await jest.advanceTimersByTimeAsync(20_000)
    helper.say(pointer(2, sentMs))
    await settle()
    expect(ids(parent)).toEqual([])
    expect(parent.router.droppedCount).toBe(1)
  })

  it('removes the annotations when their picture ends', async () => {
    const { sharer, viewer, helper, parent, pointer } = await bothSides()
    helper.say(pointer(1))
    await settle()
    sharer.session.hide()
    await until(viewer.session, shows('hidden'))
    expect(ids(helper)).toEqual([])
    expect(ids(parent)).toEqual([])
  })

  it('continues in a new call of the same two people', async () => {
    const { viewer, call, helper, parent, pointer } = await bothSides()
    helper.say({ type: 'text', id: 1, text: 'Hello' })
    await settle()
    call.lose()
    call.other!.lose()
    expect(helper.say(pointer(2))).toBe(false)
    await jest.advanceTimersByTimeAsync(2_000)
    await until(viewer.session, isConnected)
    await until(viewer.session, shows('shared'))

    expect(helper.say(pointer(3))).toBe(true)
    await settle()
    expect(ids(parent)).toEqual([3])
    expect(parent.getSnapshot().said).toHaveLength(1)
  })

  it('lets a newer message replace queued pointer positions, and no other messages', async () => {
    const { viewer, helper, pointer } = await bothSides()
    const { appMessages } = viewer.session.getSnapshot().mediaConnection!
    const send = jest.spyOn(appMessages, 'send')
    const mark = { id: 2, frame: { width: 1, height: 1 }, atMs: 0 }
    helper.say(pointer(1))
    helper.say({ type: 'stroke', ...mark, points: [{ x: 0, y: 0 }] })
    helper.say({ type: 'undo' })
    helper.say({ type: 'text', id: 3, text: 'Hello' })
    expect(send.mock.calls.map(([, kind]) => kind)).toEqual([
      ...['pointer', null, null, null],
    ])
  })
})
