import { applyNews } from './applyNews'

const sample = (second: number) => ({
  at: new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString(),
  instances: 1,
  peers: second,
  callsBeingSetUp: 0,
  messagesPerMinute: 0,
  refusalsPerMinute: 0,
  iceCredentialsIssued: 0,
})

const services = { redis: 'off', relay: 'works' } as const

const news = (second: number, relay: 'works' | 'fails' = 'works') => ({
  latest: sample(second),
  instances: [],
  services: { ...services, relay },
})

const answer = (...seconds: number[]) => ({
  signallingStatus: {
    latest: sample(seconds[seconds.length - 1] ?? 0),
    history: seconds.map(sample),
    instances: [],
    services,
    apiVersion: '1.0.0',
    startedAt: sample(0).at,
  },
})

describe('applyNews', () => {
  it('makes a newer sample the latest one', () => {
    expect(applyNews(news(2))(answer(0, 1))).toEqual(answer(0, 1, 2))
  })

  it('changes nothing for a sample that is known or older', () => {
    expect(applyNews(news(1))(answer(0, 1))).toBeUndefined()
    expect(applyNews(news(0))(answer(0, 1))).toBeUndefined()
  })

  it('tells what has become of a service', () => {
    const next = applyNews(news(1, 'fails'))(answer(0))
    expect(next?.signallingStatus.services.relay).toBe('fails')
  })

  it('changes nothing before the first answer', () => {
    expect(applyNews(news(1))(null)).toBeUndefined()
  })

  it('keeps five minutes', () => {
    const full = answer(...Array.from({ length: 150 }, (_, second) => second))
    const next = applyNews(news(150))(full)
    expect(next?.signallingStatus.history).toHaveLength(150)
    expect(next?.signallingStatus.history[0]).toEqual(sample(1))
  })
})
