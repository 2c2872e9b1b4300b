import { ConnectionStats } from './ConnectionStats'
import { fakeStats } from './FakeCall'

function counting() {
  let framesDecoded = 0
  const getStats = jest.fn(
    async (): Promise<RTCStatsReport | null> =>
      fakeStats([
        { type: 'inbound-rtp', kind: 'video', framesDecoded: framesDecoded++ },
      ])
  )
  const reportLag = jest.fn()
  const rest = jest.fn()
  const stats = new ConnectionStats({ getStats, reportLag, rest })
  return { getStats, reportLag, rest, stats }
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000)

describe('ConnectionStats', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('reports the state of the connection about once a second', async () => {
    const { stats } = counting()
    const listener = jest.fn()
    stats.subscribe(listener)
    expect(stats.getSnapshot()).toBeNull()
    await seconds(3)

    expect(stats.getSnapshot()).toEqual({ framesPerSecond: 1 })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('tells the sharer when this computer lags, and only then', async () => {
    const { stats, getStats, reportLag } = counting()
    let framesDecoded = 0
    let totalProcessingDelay = 0
    const show = (frames: number, delayMs: number) => {
      framesDecoded += frames
      totalProcessingDelay += (frames * delayMs) / 1_000
    }
    getStats.mockImplementation(async () =>
      fakeStats([
        {
          type: 'inbound-rtp',
          kind: 'video',
          framesDecoded,
          totalProcessingDelay,
        },
      ])
    )
    stats.subscribe(jest.fn())
    for (const [frames, delayMs] of [
      [30, 40],
      [10, 600],
      [1, 600],
    ] as const) {
      show(frames, delayMs)
      await seconds(1)
    }

    expect(reportLag.mock.calls).toEqual([[{ delayMs: 600, droppedShare: 0 }]])
  })

  it('reads no statistics while nobody subscribes', async () => {
    const { stats, getStats } = counting()
    const first = stats.subscribe(jest.fn())
    const second = stats.subscribe(jest.fn())
    first()
    await seconds(1)
    expect(getStats).toHaveBeenCalledTimes(2)
    second()
    await seconds(10)

    expect(getStats).toHaveBeenCalledTimes(2)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('reads no statistics while the page is in the background', async () => {
    const { stats, getStats } = counting()
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    stats.subscribe(jest.fn())
    await seconds(10)

    expect(getStats).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no connection', () => Promise.resolve(null)],
    ['the browser refuses', () => Promise.reject(new Error())],
  ])('keeps its last figures when %s', async (_, answer) => {
    const { stats, getStats } = counting()
    stats.subscribe(jest.fn())
    await seconds(2)
    getStats.mockImplementation(answer)
    await seconds(2)

    expect(stats.getSnapshot()).toEqual({ framesPerSecond: 1 })
  })
})
