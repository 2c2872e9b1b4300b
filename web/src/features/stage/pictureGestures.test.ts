import {
  listenToGestures,
  type StageTool,
  wheelFactor,
} from './pictureGestures'
import { PictureViewer } from './PictureViewer'

/** jsdom has no layout and no pointer events, so the test fakes both. */
function setUp(tool: StageTool | null = null) {
  const stage = document.createElement('div')
  const video = document.createElement('video')
  const has = (element: object, sizes: Record<string, number>) =>
    Object.entries(sizes).forEach(([name, value]) =>
      Object.defineProperty(element, name, { value, configurable: true })
    )
  has(stage, { clientWidth: 1000, clientHeight: 500 })
  has(video, { videoWidth: 2000, videoHeight: 1000 })
  stage.setPointerCapture = jest.fn()

  const viewer = new PictureViewer()
  const undo = [
    viewer.observe(stage, video),
    listenToGestures(stage, viewer, () => tool),
  ]
  const doubleClick = (clientX: number, clientY: number) =>
    stage.dispatchEvent(new MouseEvent('dblclick', { clientX, clientY }))
  const pointer = (
    type: string,
    pointerId: number,
    x: number,
    y: number,
    pointerType = 'mouse'
  ) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y })
    stage.dispatchEvent(Object.assign(event, { pointerId, pointerType }))
  }
  const key = (name: string, more = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      cancelable: true,
      ...more,
    })
    stage.dispatchEvent(event)
    return event
  }
  const wheel = (deltaY: number, x: number, y: number) => {
    const event = new WheelEvent('wheel', {
      deltaY,
      clientX: x,
      clientY: y,
      cancelable: true,
    })
    stage.dispatchEvent(event)
    return event
  }
  return {
    stage,
    video,
    viewer,
    has,
    doubleClick,
    pointer,
    key,
    wheel,
    view: () => viewer.getSnapshot()!.view,
    undo: () => undo.forEach((each) => each()),
  }
}

describe('gestures of the picture', () => {
  it('zoom with the wheel around the point below it, and do not scroll the page', () => {
    const { wheel, view } = setUp()
    const event = wheel(-100, 200, 100)
    const { scale, offset } = view()

    expect(event.defaultPrevented).toBe(true)
    expect(scale).toBeGreaterThan(0.5)
    expect((200 - offset.x) / scale).toBeCloseTo(400)
    expect((100 - offset.y) / scale).toBeCloseTo(200)
  })

  it('drag with one pointer, and only while it is pressed', () => {
    const { viewer, pointer, view } = setUp()
    viewer.actualSize()
    const { x, y } = view().offset
    pointer('pointermove', 1, 0, 0)
    pointer('pointerdown', 1, 300, 300)
    pointer('pointermove', 1, 330, 280)
    pointer('pointerup', 1, 330, 280)
    pointer('pointermove', 1, 0, 0)

    expect(view().offset).toEqual({ x: x + 30, y: y - 20 })
  })

  it('pinch with two fingers', () => {
    const { pointer, view } = setUp()
    pointer('pointerdown', 1, 450, 250)
    pointer('pointerdown', 2, 550, 250)
    pointer('pointermove', 1, 400, 250)
    pointer('pointermove', 2, 600, 250)

    expect(view().scale).toBeCloseTo(1)
  })

  it('zoom in on a double click, and back on another', () => {
    const { doubleClick, view } = setUp()
    doubleClick(250, 125)
    expect(view()).toEqual({ scale: 1, offset: { x: -250, y: -125 } })
    doubleClick(10, 10)

    expect(view().scale).toBe(0.5)
  })

  it('zoom, fit and pan with keys', () => {
    const { key, view } = setUp()
    key('+')
    expect(view().scale).toBe(0.625)
    key('-')
    expect(view().scale).toBe(0.5)
    key('1')
    expect(view()).toEqual({ scale: 1, offset: { x: -500, y: -250 } })
    key('ArrowRight')
    key('ArrowUp')
    expect(view().offset).toEqual({ x: -700, y: -150 })
    key('0')
    expect(view().scale).toBe(0.5)
  })

  it("leave the browser's shortcuts alone", () => {
    const { key, view } = setUp()

    expect(key('+', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(key('Tab').defaultPrevented).toBe(false)
    expect(view().scale).toBe(0.5)
  })

  it('stop when they are undone', () => {
    const { undo, key, wheel, view } = setUp()
    undo()
    key('1')
    wheel(-100, 0, 0)

    expect(view().scale).toBe(0.5)
  })

  it('do nothing before there is a picture', () => {
    const viewer = new PictureViewer()
    viewer.zoomBy(2)

    expect(viewer.getSnapshot()).toBeNull()
  })

  it('keep the visible part when the source becomes sharper', () => {
    const { viewer, video, has, view } = setUp()
    viewer.zoomBy(4, { x: 0, y: 0 })
    has(video, { videoWidth: 4000, videoHeight: 2000 })
    video.dispatchEvent(new Event('resize'))

    expect(view()).toEqual({ scale: 1, offset: { x: 0, y: 0 } })
  })
})

const frame = { width: 2000, height: 1000 }

function withTool() {
  const tool = {
    press: jest.fn(),
    drag: jest.fn(),
    lift: jest.fn(),
    cancel: jest.fn(),
    key: jest.fn((event: KeyboardEvent) => event.key === 'ArrowUp'),
  } satisfies StageTool
  return { tool, ...setUp(tool) }
}

describe('the current tool', () => {
  it('gets the position of a single pointer as fractions of the picture, which does not move', () => {
    const { tool, viewer, pointer, doubleClick, view } = withTool()
    viewer.zoomBy(4, { x: 0, y: 0 })
    const before = view()
    pointer('pointerdown', 1, 500, 250)
    pointer('pointermove', 1, 600, 300)
    pointer('pointerup', 1, 600, 300)
    doubleClick(600, 300)

    expect(tool.press).toHaveBeenCalledWith(
      { point: { x: 0.125, y: 0.125 }, frame },
      false
    )
    expect(tool.drag).toHaveBeenCalledWith({
      point: { x: 0.15, y: 0.15 },
      frame,
    })
    expect(tool.lift).toHaveBeenCalledTimes(1)
    expect(tool.cancel).not.toHaveBeenCalled()
    expect(view()).toEqual(before)
  })

  it('handles a finger, and leaves the picture to two of them', () => {
    const { tool, pointer, view } = withTool()
    pointer('pointerdown', 1, 450, 250, 'touch')
    expect(tool.press).toHaveBeenCalledWith(expect.anything(), true)
    pointer('pointerdown', 2, 550, 250, 'touch')
    expect(tool.cancel).toHaveBeenCalledTimes(1)
    pointer('pointermove', 1, 400, 250, 'touch')
    pointer('pointermove', 2, 600, 250, 'touch')
    pointer('pointerup', 2, 600, 250, 'touch')
    pointer('pointermove', 1, 410, 250, 'touch')
    pointer('pointerup', 1, 410, 250, 'touch')

    expect(view().scale).toBeCloseTo(1)
    expect(tool.drag).not.toHaveBeenCalled()
    expect(tool.lift).not.toHaveBeenCalled()
  })

  it('is cancelled when the browser cancels the pointer', () => {
    const { tool, pointer } = withTool()
    pointer('pointerdown', 1, 450, 250)
    pointer('pointercancel', 1, 450, 250)
    pointer('pointermove', 1, 400, 250)

    expect(tool.cancel).toHaveBeenCalledTimes(1)
    expect(tool.lift).not.toHaveBeenCalled()
    expect(tool.drag).not.toHaveBeenCalled()
  })

  it('starts nothing outside the picture, and follows the edge when it is dragged out', () => {
    const { tool, stage, has, pointer } = withTool()
    has(stage, { clientHeight: 700 })
    window.dispatchEvent(new Event('resize'))
    pointer('pointerdown', 1, 500, 50)
    expect(tool.press).not.toHaveBeenCalled()
    pointer('pointerup', 1, 500, 50)
    pointer('pointerdown', 1, 500, 350)
    pointer('pointermove', 1, 2_000, 690)

    expect(tool.drag).toHaveBeenCalledWith({ point: { x: 1, y: 1 }, frame })
  })

  it('handles its keys first, and leaves the others to the picture', () => {
    const { tool, viewer, key, view } = withTool()
    expect(key('ArrowUp').defaultPrevented).toBe(true)
    expect(tool.key).toHaveBeenCalledWith(expect.anything(), viewer)
    key('1')

    expect(view().scale).toBe(1)
  })

  it('releases what it holds when the stage unmounts', () => {
    const { tool, pointer, undo } = withTool()
    pointer('pointerdown', 1, 450, 250)
    undo()

    expect(tool.cancel).toHaveBeenCalledTimes(1)
  })
})

const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey })

describe('wheelFactor', () => {
  it('zooms in when the wheel turns away from the person, and back by the same amount', () => {
    expect(turn(-100)).toBeGreaterThan(1.1)
    expect(turn(-100)).toBeLessThan(1.5)
    expect(turn(-100) * turn(100)).toBeCloseTo(1)
  })

  it('converts lines to pixels', () => {
    expect(turn(-3, 1)).toBeCloseTo(turn(-48))
  })

  it('limits a single step, however fast the wheel turns', () => {
    expect(turn(-9_000)).toBeLessThan(2)
  })

  it('follows the small steps of a pinch on a touchpad', () => {
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10))
  })
})
