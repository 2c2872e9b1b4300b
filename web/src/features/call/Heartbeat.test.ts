import { Heartbeat } from './Heartbeat'
import type { HeartbeatMessage } from './model/callProtocol'
import {
  livelyPace,
  probeLimitMs,
  restingPace,
  silenceLimitMs,
} from './model/heartbeat'

const { intervalMs: heartbeatIntervalMs, quietLimitMs } = livelyPace

function heartbeat() {
  const sent: HeartbeatMessage[] = []
  const news: string[] = []
  const made = new Heartbeat(
    {
      send: (message) => sent.push(message),
      quiet: () => news.push('quiet'),
      unanswered: () => news.push('unanswered'),
      disconnected: () => news.push('disconnected'),
      reconnected: () => news.push('reconnected'),
    },
    () => Date.now()
  )
  return { made, sent, news }
}

function started() {
  const all = heartbeat()
  all.made.start()
  return all
}

const pass = (durationMs: number) => jest.advanceTimersByTime(durationMs)
const numbersOf = (messages: HeartbeatMessage[]) =>
  messages.map(({ number }) => number)

describe('Heartbeat', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('sends a heartbeat at once and then at each interval, with consecutive numbers', () => {
    const { sent } = started()
    expect(sent).toEqual([{ type: 'ping', number: 1 }])
    pass(2 * heartbeatIntervalMs)

    expect(numbersOf(sent)).toEqual([1, 2, 3])
  })

  it('sends fewer heartbeats while the picture stands still', () => {
    const { made, sent } = started()
    made.rest(true)
    pass(2 * restingPace.intervalMs)
    expect(sent).toHaveLength(3)
    made.rest(true)
    made.rest(false)
    pass(2 * heartbeatIntervalMs)

    expect(sent).toHaveLength(5)
  })

  it('tolerates a longer silence while the picture stands still', () => {
    const { made, news } = started()
    made.rest(true)
    made.heard()
    pass(quietLimitMs + 1)
    expect(news).toEqual([])
    pass(restingPace.quietLimitMs - quietLimitMs)

    expect(news).toEqual(['quiet'])
  })

  it('sends nothing before it is started', () => {
    const { made, sent } = heartbeat()
    made.rest(true)
    pass(5_000)

    expect(sent).toEqual([])
  })

  it('skips nine of ten heartbeats while the peer sends its own', () => {
    const { made, sent } = started()
    const pings = () => sent.filter(({ type }) => type === 'ping').length
    for (let beat = 0; beat < 10; beat++) {
      pass(heartbeatIntervalMs - 100)
      made.heard({ type: 'ping', number: beat })
      pass(100)
    }
    expect(pings()).toBe(2)
    expect(sent.filter(({ type }) => type === 'pong')).toHaveLength(10)

    pass(3 * heartbeatIntervalMs)
    expect(pings()).toBe(5)
  })

  it('answers a ping with its number', () => {
    const { made, sent } = started()
    made.heard({ type: 'ping', number: 41 })

    expect(sent.at(-1)).toEqual({ type: 'pong', number: 41 })
  })

  it('measures the round trip only by the answer to the latest ping', () => {
    const { made } = started()
    expect(made.roundTripMs).toBeNull()
    pass(40)
    made.heard({ type: 'pong', number: 1 })
    expect(made.roundTripMs).toBe(40)

    pass(heartbeatIntervalMs)
    made.heard({ type: 'pong', number: 1 })
    expect(made.roundTripMs).toBe(40)
  })

  it('reports once that the peer is silent, and once that it is active again', () => {
    const { made, news } = started()
    pass(silenceLimitMs)
    expect(news).toEqual(['quiet'])
    pass(2 * heartbeatIntervalMs)
    expect(news).toEqual(['quiet', 'disconnected'])

    made.heard()
    made.heard()
    expect(news).toEqual(['quiet', 'disconnected', 'reconnected'])
  })

  it('reports each quiet moment once', () => {
    const { made, news } = started()
    pass(quietLimitMs - 1)
    made.heard()
    pass(quietLimitMs - 1)
    expect(news).toEqual([])
    pass(1)
    expect(news).toEqual(['quiet'])

    made.heard()
    pass(quietLimitMs)
    expect(news).toEqual(['quiet', 'quiet'])
  })

  it('counts any message as activity', () => {
    const { made, news } = started()
    for (let times = 0; times < 10; times++) {
      pass(heartbeatIntervalMs)
      made.heard()
    }

    expect(news).toEqual([])
  })

  it('reports within the time limit that a probe was not answered', () => {
    const { made, sent, news } = started()
    pass(10)
    made.probe()
    expect(sent).toHaveLength(2)
    pass(probeLimitMs - 1)
    expect(news).toEqual([])
    pass(1)

    expect(news).toEqual(['unanswered'])
  })

  it('accepts a report that the peer is lost, and notices when it is active again', () => {
    const { made, news } = started()
    made.lose()
    made.lose()
    expect(news).toEqual(['disconnected'])

    made.heard()
    expect(news).toEqual(['disconnected', 'reconnected'])
  })

  it('waits longer for the answer to a probe on a slow path', () => {
    const { made, news } = started()
    pass(200)
    made.heard({ type: 'pong', number: 1 })
    pass(1)
    made.probe()
    pass(probeLimitMs + 399)
    expect(news).not.toContain('unanswered')
    pass(1)

    expect(news).toContain('unanswered')
  })

  it('reports nothing when a probe is answered', () => {
    const { made, news } = started()
    pass(10)
    made.probe()
    pass(20)
    made.heard({ type: 'pong', number: 2 })
    pass(probeLimitMs)

    expect(news).toEqual([])
  })

  it('runs one probe at a time', () => {
    const { made, sent } = started()
    made.probe()
    made.probe()
    expect(numbersOf(sent)).toEqual([1, 2])

    made.heard()
    pass(probeLimitMs)
    made.probe()
    expect(numbersOf(sent)).toEqual([1, 2, 3])
  })

  it('neither sends nor reports anything before its start or after its stop', () => {
    const { made, sent, news } = heartbeat()
    made.probe()
    made.heard({ type: 'ping', number: 1 })
    expect(sent).toEqual([])

    made.start()
    made.probe()
    made.stop()
    made.heard({ type: 'ping', number: 1 })
    made.probe()
    made.lose()
    pass(10 * silenceLimitMs)
    expect(numbersOf(sent)).toEqual([1, 2])
    expect(news).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('forgets the previous silence when it starts again', () => {
    const { made, news } = started()
    made.stop()
    pass(10 * silenceLimitMs)
    made.start()
    pass(silenceLimitMs)

    expect(news).toEqual(['quiet'])
    expect(jest.getTimerCount()).toBe(1)
  })
})
