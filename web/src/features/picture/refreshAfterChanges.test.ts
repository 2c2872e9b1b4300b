import { refreshAfterChanges } from './refreshAfterChanges'

function capturedTab() {
  const waiting: ((frame: object) => void)[] = []
  let isOver = false
  const cancel = jest.fn(async () => {
    isOver = true
    for (const pass of waiting.splice(0)) pass({ done: true })
  })
  const close = jest.fn()
  const read = () =>
    isOver
      ? Promise.resolve({ done: true })
      : new Promise((resolve) => waiting.push(resolve))
  Object.assign(window, {
    MediaStreamTrackProcessor: function Processor() {
      return { readable: { getReader: () => ({ read, cancel }) } }
    },
  })
  const rates: unknown[] = []
  const track = {
    applyConstraints: async ({ frameRate }: { frameRate: { min: number } }) =>
      void rates.push(frameRate.min),
  } as unknown as MediaStreamTrack
  /** @param atMs the capture time of the frame */
  const frame = async (atMs: number) => {
    waiting.shift()?.({
      done: false,
      value: { timestamp: atMs * 1_000, close },
    })
    await jest.advanceTimersByTimeAsync(0)
  }
  return { track, rates, frame, cancel, close }
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000)

describe('refreshAfterChanges', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
  })

  it('refreshes often at first, for a moment', async () => {
    const { track, rates } = capturedTab()
    refreshAfterChanges(track)
    await seconds(1.4)
    expect(rates).toEqual([10])
    await seconds(0.2)
    expect(rates).toEqual([10, 0.5])
  })

  it('requests nothing more for a still tab', async () => {
    const { track, rates, frame, close } = capturedTab()
    refreshAfterChanges(track)
    await seconds(2)
    for (const atMs of [0, 2_000, 4_001, 6_001]) await frame(atMs)

    expect(rates).toEqual([10, 0.5])
    expect(close).toHaveBeenCalledTimes(4)
  })

  it('refreshes often after a change, for a moment', async () => {
    const { track, rates, frame } = capturedTab()
    refreshAfterChanges(track)
    await seconds(2)
    // The first frame, a regular refresh 2 s later, and a frame that comes so
    // soon that the tab must have changed.
    for (const atMs of [0, 2_000, 2_400]) await frame(atMs)
    expect(rates).toEqual([10, 0.5, 10])
    await seconds(1.4)
    expect(rates).toEqual([10, 0.5, 10])
    await seconds(0.2)
    expect(rates).toEqual([10, 0.5, 10, 0.5])
  })

  it('refreshes often during motion, and a moment longer', async () => {
    const { track, rates, frame } = capturedTab()
    refreshAfterChanges(track)
    for (let frames = 0; frames <= 90; frames++) {
      await frame(frames * 33)
      await seconds(0.033)
    }
    await seconds(1.4)
    expect(rates).toEqual([10])
    await seconds(0.2)

    expect(rates).toEqual([10, 0.5])
  })

  it('notices motion while the last of its refreshes arrive', async () => {
    const { track, rates, frame } = capturedTab()
    refreshAfterChanges(track)
    await seconds(1.51)
    for (const atMs of [1_440, 1_503]) await frame(atMs)
    expect(rates).toEqual([10, 0.5])
    await frame(1_543)

    expect(rates).toEqual([10, 0.5, 10])
  })

  it('notices a change before the first refresh', async () => {
    const { track, rates, frame } = capturedTab()
    refreshAfterChanges(track)
    await seconds(2)
    for (const atMs of [1_600, 2_300]) await frame(atMs)

    expect(rates).toEqual([10, 0.5, 10])
  })

  it('refreshes when asked to', async () => {
    const { track, rates } = capturedTab()
    const refreshing = refreshAfterChanges(track)
    await seconds(2)
    refreshing.now()

    expect(rates).toEqual([10, 0.5, 10])
  })

  it('does not mistake its own refreshes for changes', async () => {
    const { track, rates, frame } = capturedTab()
    refreshAfterChanges(track)
    await seconds(2)
    // The first frame, and then two regular refreshes.
    for (const atMs of [1_600, 3_600, 5_600]) await frame(atMs)
    expect(rates).toEqual([10, 0.5])
  })

  it('ends when it is stopped', async () => {
    const { track, rates, frame, cancel, close } = capturedTab()
    const refreshing = refreshAfterChanges(track)
    await seconds(2)
    refreshing.stop()
    expect(cancel).not.toHaveBeenCalled()
    // The watcher still waits for this frame, closes it, and then stops.
    await frame(2_000)
    expect(close).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledTimes(1)
    await seconds(10)

    expect(rates).toEqual([10, 0.5])
  })

  it('leaves the rate to a later watcher of the same track', async () => {
    const { track, rates, frame, cancel } = capturedTab()
    refreshAfterChanges(track).stop()
    await seconds(1)
    refreshAfterChanges(track)
    await seconds(1)
    expect(rates).toEqual([10, 10])
    // Both watchers wait for a frame; the stopped one gets this frame.
    await frame(1_000)
    expect(cancel).toHaveBeenCalledTimes(1)
    await seconds(1)
    expect(rates).toEqual([10, 10, 0.5])
  })

  it('refreshes steadily if pages have no access to frames', async () => {
    const { track, rates } = capturedTab()
    Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
    refreshAfterChanges(track)
    await seconds(10)

    expect(rates).toEqual([5])
  })
})
