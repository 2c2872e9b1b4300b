import { appendSample } from './appendSample'

const sample = (second: number) => ({
  at: new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString(),
  instances: 1,
  peers: second,
  callsBeingSetUp: 0,
  messagesPerMinute: 0,
  refusalsPerMinute: 0,
  iceCredentialsIssued: 0,
})

const answer = (...seconds: number[]) => ({
  signallingStatus: {
    latest: sample(seconds[seconds.length - 1] ?? 0),
    history: seconds.map(sample),
    apiVersion: '1.0.0',
    startedAt: sample(0).at,
  },
})

describe('appendSample', () => {
  it('makes a newer sample the latest one', () => {
    expect(appendSample(sample(2))(answer(0, 1))).toEqual(answer(0, 1, 2))
  })

  it('changes nothing for a sample that is known or older', () => {
    expect(appendSample(sample(1))(answer(0, 1))).toBeUndefined()
    expect(appendSample(sample(0))(answer(0, 1))).toBeUndefined()
  })

  it('changes nothing before the first answer', () => {
    expect(appendSample(sample(1))(null)).toBeUndefined()
  })

  it('keeps five minutes', () => {
    const full = answer(...Array.from({ length: 150 }, (_, second) => second))
    const next = appendSample(sample(150))(full)
    expect(next?.signallingStatus.history).toHaveLength(150)
    expect(next?.signallingStatus.history[0]).toEqual(sample(1))
  })
})
