import {
  fakeMonitor as monitor,
  takeMonitorAway,
} from 'src/features/call/FakeMonitor'

import { StillnessWatch } from './StillnessWatch'

const look = () => jest.advanceTimersByTimeAsync(500)
const firstLook = () => jest.advanceTimersByTimeAsync(0)
const secondLook = () => jest.advanceTimersByTimeAsync(250)

function watching({
  unchanged = (_: boolean) => {},
  stands = () => {},
  moves = () => {},
} = {}) {
  let wasStill: boolean | null = null
  let wasUnchanged = false
  const watch = new StillnessWatch({} as MediaStreamTrack, () => {
    const { isStill, isUnchanged } = watch
    if (isStill && !wasStill) stands()
    if (!isStill && wasStill) moves()
    if (isUnchanged !== wasUnchanged) unchanged(isUnchanged)
    wasStill = isStill
    wasUnchanged = isUnchanged
  })
  return watch
}

describe('StillnessWatch', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    takeMonitorAway()
  })

  it('knows nothing before the second check', async () => {
    monitor()
    const watch = watching()
    await firstLook()
    expect(watch.isStill).toBeNull()
    await secondLook()
    expect(watch.isStill).toBe(true)
  })

  it.each([
    ['a caret as still', [100, 122], true],
    ['a typed line and a clock as motion', [60, 150, 420, 470], false],
    ['a full change as motion', [0, 480], false],
  ])('reports %s', async (_, spans, isStill) => {
    const { lines, close } = monitor()
    const watch = watching()
    await firstLook()
    for (let at = 0; at < spans.length; at += 2) {
      lines.fill(30, spans[at], spans[at + 1])
    }
    await secondLook()

    expect(watch.isStill).toBe(isStill)
    // Each frame was closed, also the buffered one that was skipped.
    expect(close).toHaveBeenCalledTimes(3)
  })

  it('reports each time that the picture becomes still or moves again', async () => {
    const { lines } = monitor()
    const stands = jest.fn()
    const moves = jest.fn()
    watching({ stands, moves })
    await firstLook()
    lines.fill(30)
    await secondLook()
    expect(stands).not.toHaveBeenCalled()
    for (let count = 0; count < 3; count++) await look()
    expect(stands).toHaveBeenCalledTimes(1)
    expect(moves).not.toHaveBeenCalled()

    for (const shade of [60, 90]) {
      lines.fill(shade)
      await look()
    }
    expect(stands).toHaveBeenCalledTimes(1)
    expect(moves).toHaveBeenCalledTimes(1)
    await look()
    expect(stands).toHaveBeenCalledTimes(2)
  })

  it('treats a screen as still when nothing is captured any more', async () => {
    const { lines, captureNothing } = monitor()
    const told: boolean[] = []
    const watch = watching({
      unchanged: (isUnchanged) => told.push(isUnchanged),
    })
    await firstLook()
    lines.fill(30)
    await secondLook()
    expect(watch.isStill).toBe(false)

    lines.fill(60)
    captureNothing()
    for (let count = 0; count < 5; count++) await look()
    expect(watch.isStill).toBe(true)
    expect(told).toEqual([true])
  })

  it('reports that nothing changes, and each line of text that does', async () => {
    const { lines } = monitor()
    const told: boolean[] = []
    watching({ unchanged: (isUnchanged) => told.push(isUnchanged) })
    await look()
    expect(told).toEqual([])
    await look()
    expect(told).toEqual([true])
    for (let count = 0; count < 3; count++) await look()
    expect(told).toEqual([true])

    for (let top = 100; top < 110; top++) {
      lines.fill(top, top, top + 7)
      await look()
    }
    expect(told).toEqual([true, false])
    for (let count = 0; count < 3; count++) await look()
    expect(told).toEqual([true, false, true])
  })

  it.each([
    ['gives no access to frames', () => {}],
    ['withholds their pixels', () => monitor({ isClosed: true })],
  ])('is undecided in a browser that %s', async (_, prepare) => {
    prepare()
    const watch = watching()
    await look()
    await look()

    expect(watch.isStill).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('knows nothing once the browser withholds the pixels', async () => {
    const { cancel, withhold } = monitor()
    const told: boolean[] = []
    const watch = watching({
      unchanged: (isUnchanged) => told.push(isUnchanged),
    })
    for (let count = 0; count < 4; count++) await look()
    withhold()
    await look()
    expect(told).toEqual([true, false])
    expect(watch.isStill).toBeNull()
    expect(cancel).not.toHaveBeenCalled()

    for (let count = 0; count < 2; count++) await look()
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('checks again if a frame has exposed no pixels', async () => {
    const { withhold, handOut } = monitor()
    const watch = watching()
    await firstLook()
    withhold()
    await secondLook()
    expect(watch.isStill).toBeNull()

    handOut()
    for (let count = 0; count < 2; count++) await look()
    expect(watch.isStill).toBe(true)
  })

  it('closes a pending frame when it is stopped, and only then cancels the reader', async () => {
    const { cancel, close } = monitor()
    const watch = watching()
    watch.stop()
    expect(cancel).not.toHaveBeenCalled()

    await jest.advanceTimersByTimeAsync(0)
    expect(close).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('ends when it is stopped', async () => {
    const { cancel } = monitor()
    const watch = watching()
    await firstLook()
    watch.stop()

    expect(cancel).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
