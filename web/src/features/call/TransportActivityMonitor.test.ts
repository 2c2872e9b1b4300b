import { TransportActivityMonitor } from './TransportActivityMonitor'

const pollMs = 50

function watched() {
  const network = { bytes: 1_000, requests: 3, answers: 7 }
  const news: string[] = []
  const getStats = jest.fn(
    async () =>
      [
        {
          type: 'candidate-pair',
          bytesReceived: network.bytes,
          requestsReceived: network.requests,
          responsesReceived: network.answers,
        },
        { type: 'candidate-pair' },
        { type: 'inbound-rtp', bytesReceived: Math.random() },
      ] as unknown as RTCStatsReport
  )
  const watch = new TransportActivityMonitor(
    { getStats },
    { silent: () => news.push('silent'), heard: () => news.push('heard') }
  )
  return { network, news, getStats, watch }
}

const polls = (count: number) => jest.advanceTimersByTimeAsync(count * pollMs)

describe('TransportActivityMonitor', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reports once that nothing arrives on any path', async () => {
    const { news, watch } = watched()
    watch.start()
    await polls(4)
    expect(news).toEqual([])
    expect(watch.isSilent).toBe(false)
    await polls(20)

    expect(news).toEqual(['silent'])
    expect(watch.isSilent).toBe(true)
  })

  it('reports nothing for a connection whose statistics fail', async () => {
    const { news, getStats, watch } = watched()
    getStats.mockRejectedValue(new DOMException('', 'InvalidStateError'))
    watch.start()
    await polls(20)

    expect(news).toEqual([])
  })

  it('reports nothing while only the data channel is late', async () => {
    const { network, news, watch } = watched()
    watch.start()
    for (let times = 0; times < 10; times++) {
      await polls(3)
      network.bytes++
    }

    expect(news).toEqual([])
  })

  it.each(['bytes', 'requests', 'answers'] as const)(
    'notices by %s that a path works again',
    async (sign) => {
      const { network, news, watch } = watched()
      watch.start()
      await polls(10)
      network[sign]++
      await polls(1)

      expect(news).toEqual(['silent', 'heard'])
      expect(watch.isSilent).toBe(false)
    }
  )

  it('also reports the next silence, until the data channel is active', async () => {
    const { network, news, watch } = watched()
    watch.start()
    await polls(10)
    network.bytes++
    await polls(10)
    expect(news).toEqual(['silent', 'heard', 'silent'])

    watch.stop()
    await polls(10)
    expect(news).toEqual(['silent', 'heard', 'silent', 'heard'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('polls at a constant rate, however often it is started', async () => {
    const { getStats, watch } = watched()
    watch.start()
    watch.start()
    await polls(2)

    expect(getStats).toHaveBeenCalledTimes(2)
  })

  it('ends without a report, even in the middle of a poll', async () => {
    const { news, watch } = watched()
    watch.start()
    await polls(10)
    jest.advanceTimersByTime(pollMs)
    watch.end()
    await polls(10)

    expect(news).toEqual(['silent'])
    expect(jest.getTimerCount()).toBe(0)
  })
})
