import { settle } from 'src/browser/FakeClock'
import { FakeFrames } from 'src/features/stage/FakeFrames'

import { ScreenshotStore } from './useScreenshot'

const corner = { x: 0, y: 0, width: 10, height: 10 }

function taking() {
  const frames = new FakeFrames()
  const screenshots = new ScreenshotStore(frames, ({ width }) =>
    width === 1280 ? corner : null
  )
  const told = jest.fn()
  screenshots.subscribe(told)
  return { frames, screenshots, told }
}

describe('ScreenshotStore', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('keeps the newest screenshot with the part that the page covers, and closes the older one', async () => {
    const { frames, screenshots, told } = taking()
    void screenshots.take()
    frames.give()
    await settle()
    expect(screenshots.getSnapshot()).toMatchObject({
      width: 1280,
      covered: corner,
    })

    void screenshots.take()
    frames.give({ width: 640, height: 360 })
    await settle()
    expect(screenshots.getSnapshot()).toMatchObject({
      width: 640,
      covered: null,
    })
    expect(frames.openCount).toBe(1)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('takes one more screenshot for a flood of requests', async () => {
    const { frames, screenshots } = taking()
    for (let count = 0; count < 100; count++) void screenshots.take()
    expect(frames.grabCount).toBe(1)
    frames.give()
    await settle()
    expect(frames.grabCount).toBe(2)
    frames.give()
    await settle()
    expect(frames.grabCount).toBe(2)
  })

  it('shows no screenshot that is finished after it was deleted', async () => {
    const { frames, screenshots } = taking()
    void screenshots.take()
    screenshots.forget()
    frames.give()
    await settle()
    expect(screenshots.getSnapshot()).toBeNull()
    expect(frames.openCount).toBe(0)
  })

  it('tolerates an ended track, a track that delivers nothing, and an empty frame', async () => {
    const { frames, screenshots } = taking()
    void screenshots.take()
    frames.fail()
    await settle()
    void screenshots.take()
    await jest.advanceTimersByTimeAsync(3_000)
    frames.give()
    void screenshots.take()
    frames.give({ width: 0, height: 0 })
    await settle()
    expect(screenshots.getSnapshot()).toBeNull()
    expect(frames.grabCount).toBe(3)
  })

  it('leaves nothing behind when it is closed', async () => {
    const { frames, screenshots } = taking()
    void screenshots.take()
    frames.give()
    await settle()
    screenshots.close()
    expect(screenshots.getSnapshot()).toBeNull()
    expect(frames.openCount).toBe(0)
    expect(frames.isClosed).toBe(true)
  })
})
