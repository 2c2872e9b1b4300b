import { sharedBy } from 'src/features/messages/shared.fixtures'
import type { AnyMessage } from 'src/features/messages/shared.fixtures'
import { until } from 'src/features/session/FakePeerSession'
import { sharing, shows } from 'src/features/session/FakeShare'
import { fadeAfterMs, mostPointsOfStroke } from 'src/features/stage/model/mark'
import type { Spot } from 'src/features/stage/model/spot'
import { PictureViewer } from 'src/features/stage/PictureViewer'
import { StepEditor } from 'src/features/steps/StepEditor'

import { betweenMessagesMs } from './AnnotationDrag'
import { patienceMs, Pointing } from './Pointing'

const frame = { width: 1280, height: 720 }
const spot = (x: number, y = 0.5): Spot => ({ point: { x, y }, frame })
const pass = (ms = betweenMessagesMs) => jest.advanceTimersByTimeAsync(ms)

async function atHand() {
  const share = await sharing()
  const guidance = sharedBy(share.viewer.session)
  const parent = sharedBy(share.sharer.session)
  const { session } = share.viewer
  const steps = new StepEditor(session, guidance.steps, guidance.annotations)
  const pointing = new Pointing(session, guidance.annotations, steps)
  const sent: AnyMessage[] = []
  const line = share.viewer.session.getSnapshot().mediaConnection!.appMessages
  const { send } = line
  jest.spyOn(line, 'send').mockImplementation((text) => {
    sent.push(JSON.parse(text))
    return send(text)
  })
  const marks = () => parent.getSnapshot().marks
  return { ...share, guidance, parent, pointing, sent, marks }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('Pointing', () => {
  it('shows the pointer at once where it is pressed', async () => {
    const { pointing, sent, marks } = await atHand()
    pointing.press(spot(0.25), false)
    expect(sent).toHaveLength(1)
    pointing.lift()
    await pass()

    expect(sent).toMatchObject([
      { type: 'pointer', point: { x: 0.25, y: 0.5 }, frame },
    ])
    expect(marks()).toMatchObject([{ point: { x: 0.25, y: 0.5 } }])
  })

  it('sends at most thirty positions per second, and always the last one', async () => {
    const { pointing, sent, marks } = await atHand()
    pointing.press(spot(0), false)
    for (let at = 1; at <= 1_000; at++) {
      pointing.drag(spot(at / 1_000))
      await pass(1)
    }
    pointing.lift()
    await pass()

    expect(sent.length).toBeLessThanOrEqual(31)
    expect(sent.length).toBeGreaterThan(25)
    expect(
      new Set(sent.map((message) => 'id' in message && message.id)).size
    ).toBe(1)
    expect(marks()).toMatchObject([{ point: { x: 1, y: 0.5 } }])
  })

  it('keeps an annotation while it is held, and lets it fade after it is released', async () => {
    const { pointing, marks } = await atHand()
    const timersOfTheShare = jest.getTimerCount()
    pointing.press(spot(0.5), false)
    await pass(3 * fadeAfterMs)
    expect(marks()).toHaveLength(1)
    pointing.lift()
    await pass(fadeAfterMs)

    expect(marks()).toHaveLength(0)
    expect(jest.getTimerCount()).toBe(timersOfTheShare)
  })

  it('draws every point that is at least a pixel away, up to a limit', async () => {
    const { pointing, sent, marks } = await atHand()
    pointing.choose('draw')
    pointing.press(spot(0), false)
    for (let at = 0; at < 400; at++) pointing.drag(spot((at * 0.4) / 1280))
    pointing.lift()
    await pass(1_000)
    expect(marks()).toMatchObject([{ type: 'stroke', points: { length: 134 } }])
    expect(sent).toHaveLength(4)

    pointing.press(spot(0), false)
    for (let at = 0; at < 2_000; at++) {
      pointing.drag(spot((at % 2) / 2, (at % 7) / 7))
      if (at % 20 === 0) await pass()
    }
    pointing.lift()
    await pass(1_000)
    expect(marks()[1]).toMatchObject({ points: { length: mostPointsOfStroke } })
  })

  it('numbers the steps, which can be dragged while they are pressed', async () => {
    const { pointing, marks } = await atHand()
    pointing.choose('number')
    for (const at of [0.1, 0.2, 0.3]) {
      pointing.press(spot(at), false)
      pointing.lift()
    }
    pointing.press(spot(0.4), false)
    pointing.drag(spot(0.5))
    pointing.lift()
    await pass(1_000)

    expect(
      marks().map((mark) => mark.type === 'step' && [mark.number, mark.point.x])
    ).toEqual([
      [1, 0.1],
      [2, 0.2],
      [3, 0.3],
      [4, 0.5],
    ])
  })

  it('undoes the newest annotation, even while it is being made, and clears all', async () => {
    const { pointing, marks } = await atHand()
    pointing.choose('number')
    for (const at of [0.1, 0.2, 0.3]) {
      pointing.press(spot(at), false)
      pointing.lift()
    }
    pointing.undo()
    pointing.press(spot(0.9), false)
    await pass()
    expect(marks()).toHaveLength(3)
    pointing.undo()
    pointing.drag(spot(0.8))
    await pass()
    expect(marks()).toHaveLength(2)
    pointing.clear()
    await pass()
    expect(marks()).toHaveLength(0)
  })

  it('waits a moment for a second finger', async () => {
    const { pointing, sent, marks } = await atHand()
    pointing.press(spot(0.1), true)
    pointing.drag(spot(0.2))
    pointing.cancel()
    await pass(patienceMs)
    expect(sent).toEqual([])

    pointing.press(spot(0.3), true)
    pointing.lift()
    await pass()
    expect(marks()).toMatchObject([{ point: { x: 0.3 } }])

    pointing.press(spot(0.4), true)
    await pass(patienceMs)
    pointing.drag(spot(0.5))
    await pass()
    expect(marks()).toMatchObject([{ point: { x: 0.5 } }])
    pointing.cancel()
    await pass()
    expect(marks()).toEqual([])
  })

  it('drops the annotation when the screen is hidden, and makes none until the screen is shown', async () => {
    const { viewer, sharer, pointing, sent, marks } = await atHand()
    pointing.choose('draw')
    pointing.press(spot(0.1), false)
    pointing.drag(spot(0.2))
    sharer.session.hide()
    await until(viewer.session, shows('hidden'))
    const before = sent.length
    pointing.drag(spot(0.3))
    pointing.lift()
    pointing.press(spot(0.4), false)
    pointing.lift()
    pointing.press(spot(0.4), true)
    pointing.undo()
    pointing.clear()
    await pass(fadeAfterMs)
    expect(sent).toHaveLength(before)
    expect(marks()).toEqual([])

    sharer.session.show()
    await until(viewer.session, shows('shared'))
    pointing.drag(spot(0.6))
    expect(sent).toHaveLength(before)
    pointing.press(spot(0.5), false)
    await pass()
    expect(marks()).toHaveLength(1)
  })

  it('tolerates the loss of the call in the middle of a drag', async () => {
    const { call, pointing, sent } = await atHand()
    pointing.press(spot(0.1), false)
    call.lose()
    call.other!.lose()
    await pass(0)
    const before = sent.length
    pointing.drag(spot(0.2))
    pointing.lift()
    await pass(0)

    expect(sent).toHaveLength(before)
  })

  it('continues with a picture of another size', async () => {
    const { pointing, marks } = await atHand()
    pointing.choose('draw')
    pointing.press(spot(0.1), false)
    pointing.drag({
      point: { x: 0.2, y: 0.5 },
      frame: { width: 640, height: 360 },
    })
    pointing.lift()
    await pass()

    expect(marks()).toMatchObject([
      { frame: { width: 640, height: 360 }, points: { length: 2 } },
    ])
  })
})

async function byKeys() {
  const all = await atHand()
  const picture = new PictureViewer()
  const has = (element: object, sizes: Record<string, number>) =>
    Object.entries(sizes).forEach(([name, value]) =>
      Object.defineProperty(element, name, { value })
    )
  const [stage, video] = [
    document.createElement('div'),
    document.createElement('video'),
  ]
  has(stage, { clientWidth: 640, clientHeight: 360 })
  has(video, { videoWidth: 1280, videoHeight: 720 })
  picture.observe(stage, video)
  const press = (key: string, more: KeyboardEventInit = {}) =>
    all.pointing.key(new KeyboardEvent('keydown', { key, ...more }), picture)
  return { ...all, picture, press }
}

describe('Pointing by keys', () => {
  it('points where the arrow keys have moved the crosshair', async () => {
    const { pointing, press, marks } = await byKeys()
    press('ArrowRight')
    press('ArrowDown')
    press('ArrowDown', { shiftKey: true })
    expect(pointing.getSnapshot().crosshair?.x).toBeCloseTo(0.52)
    expect(pointing.getSnapshot().crosshair?.y).toBeCloseTo(0.5225)
    press('Enter')
    press('Enter', { repeat: true })
    await pass()

    expect(marks()).toMatchObject([
      { type: 'pointer', point: pointing.getSnapshot().crosshair },
    ])
  })

  it('first shows the crosshair if it was not visible', async () => {
    const { pointing, press, marks } = await byKeys()
    press(' ')
    await pass()

    expect(pointing.getSnapshot().crosshair).toEqual({ x: 0.5, y: 0.5 })
    expect(marks()).toEqual([])
  })

  it('pans the picture to the crosshair', async () => {
    const { pointing, picture, press } = await byKeys()
    picture.zoomBy(4)
    for (let times = 0; times < 20; times++) press('ArrowLeft')
    const { offset, scale } = picture.getSnapshot()!.view
    const { x } = pointing.getSnapshot().crosshair!

    expect(x).toBeCloseTo(0.1)
    expect(offset.x + x * 1280 * scale).toBeCloseTo(32)
  })

  it('draws from one Enter to the next', async () => {
    const { pointing, press, marks } = await byKeys()
    pointing.choose('draw')
    press('ArrowUp')
    press('Enter')
    press('ArrowRight')
    press('ArrowRight')
    press('Enter')
    press('ArrowRight')
    await pass(1_000)
    expect(marks()).toMatchObject([{ type: 'stroke', points: { length: 3 } }])
    expect(pointing.getSnapshot().isDrawing).toBe(false)
  })

  it('ends a line on Escape, and then returns to moving the picture', async () => {
    const { pointing, press } = await byKeys()
    pointing.choose('draw')
    press('ArrowUp')
    press('Enter')
    expect(pointing.getSnapshot().isDrawing).toBe(true)
    press('Escape')
    expect(pointing.getSnapshot()).toMatchObject({
      tool: 'draw',
      isDrawing: false,
    })
    press('Escape')
    expect(pointing.getSnapshot()).toMatchObject({
      tool: 'move',
      crosshair: null,
    })
  })

  it('undoes on Ctrl+Z, on any keyboard layout', async () => {
    const { pointing, press, marks } = await byKeys()
    pointing.choose('number')
    press('ArrowUp')
    for (let times = 0; times < 4; times++) press('Enter')
    press('z', { ctrlKey: true })
    press('Z', { metaKey: true })
    press('я', { ctrlKey: true, code: 'KeyZ' })
    await pass(1_000)
    expect(marks()).toHaveLength(1)
  })

  it('leaves all other keys alone', async () => {
    const { press } = await byKeys()
    expect(press('Tab')).toBe(false)
    expect(press('+')).toBe(false)
    expect(press('z')).toBe(false)
    expect(press('y', { ctrlKey: true, code: 'KeyZ' })).toBe(false)
    expect(press('ArrowLeft', { altKey: true })).toBe(false)
  })

  it('starts no line without a live picture', async () => {
    const { sharer, pointing, press } = await byKeys()
    pointing.choose('draw')
    press('ArrowUp')
    sharer.session.hide()
    await pass(0)
    press('Enter')

    expect(pointing.getSnapshot().isDrawing).toBe(false)
  })
})
