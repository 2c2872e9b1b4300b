import { listenToGestures } from './pictureGestures'
import { PictureViewer } from './PictureViewer'

/** jsdom lays nothing out and has no pointers. */
function setUp() {
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
  const undo = [viewer.observe(stage, video), listenToGestures(stage, viewer)]
  const doubleClick = (clientX: number, clientY: number) =>
    stage.dispatchEvent(new MouseEvent('dblclick', { clientX, clientY }))
  const pointer = (type: string, pointerId: number, x: number, y: number) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y })
    stage.dispatchEvent(Object.assign(event, { pointerId }))
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
  it('zoom by the wheel about the point that it is over, and keep the page still', () => {
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

  it('go closer by a double click, and back by another', () => {
    const { doubleClick, view } = setUp()
    doubleClick(250, 125)
    expect(view()).toEqual({ scale: 1, offset: { x: -250, y: -125 } })
    doubleClick(10, 10)

    expect(view().scale).toBe(0.5)
  })

  it('zoom, fit and look around by keys', () => {
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

  it('leave the keys of the browser alone', () => {
    const { key, view } = setUp()

    expect(key('+', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(key('Tab').defaultPrevented).toBe(false)
    expect(view().scale).toBe(0.5)
  })

  it('are heard no more once they are undone', () => {
    const { undo, key, wheel, view } = setUp()
    undo()
    key('1')
    wheel(-100, 0, 0)

    expect(view().scale).toBe(0.5)
  })

  it('find nothing to move before there is a picture', () => {
    const viewer = new PictureViewer()
    viewer.zoomBy(2)

    expect(viewer.getSnapshot()).toBeNull()
  })

  it('keep what is looked at when the source becomes sharper', () => {
    const { viewer, video, has, view } = setUp()
    viewer.zoomBy(4, { x: 0, y: 0 })
    has(video, { videoWidth: 4000, videoHeight: 2000 })
    video.dispatchEvent(new Event('resize'))

    expect(view()).toEqual({ scale: 1, offset: { x: 0, y: 0 } })
  })
})
