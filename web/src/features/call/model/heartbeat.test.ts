import { heard, type HeartbeatState, silenceLimitMs, tick } from './heartbeat'

const start: HeartbeatState = {
  lastHeardMs: 0,
  lastTickMs: 0,
  isDisconnected: false,
}

function ticks(state: HeartbeatState, toMs: number, everyMs: number) {
  for (let now = state.lastTickMs + everyMs; now <= toMs; now += everyMs) {
    state = tick(state, now)
  }
  return state
}

describe('heartbeat', () => {
  it('takes silence up to the limit for a slow network', () => {
    expect(ticks(start, silenceLimitMs, 500).isDisconnected).toBe(false)
  })

  it('takes a longer silence for a loss, within 3 s', () => {
    expect(ticks(start, 3000, 500).isDisconnected).toBe(true)
  })

  it('is back with the first thing that is heard', () => {
    const lost = ticks(start, 5000, 500)
    expect(heard(lost, 5100).isDisconnected).toBe(false)
  })

  it('does not blame the other side for a tick that was throttled to one a second', () => {
    const throttled = ticks(start, 1000, 1000)
    expect(throttled.isDisconnected).toBe(false)
  })

  it('does not blame the other side for our own sleep', () => {
    const awake = tick(ticks(start, 1000, 500), 3_600_000)
    expect(awake.isDisconnected).toBe(false)
    expect(ticks(awake, 3_603_000, 500).isDisconnected).toBe(true)
  })
})
