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
  it('attributes a silence up to the limit to a slow network', () => {
    expect(ticks(start, silenceLimitMs, 500).isDisconnected).toBe(false)
  })

  it('treats a longer silence as a loss, within 3 s', () => {
    expect(ticks(start, 3000, 500).isDisconnected).toBe(true)
  })

  it('is connected again with the first message that arrives', () => {
    const lost = ticks(start, 5000, 500)
    expect(heard(lost, 5100).isDisconnected).toBe(false)
  })

  it('does not blame the peer for a tick that was throttled to one per second', () => {
    const throttled = ticks(start, 1000, 1000)
    expect(throttled.isDisconnected).toBe(false)
  })

  it("does not blame the peer for this computer's sleep", () => {
    const awake = tick(ticks(start, 1000, 500), 3_600_000)
    expect(awake.isDisconnected).toBe(false)
    expect(ticks(awake, 3_603_000, 500).isDisconnected).toBe(true)
  })
})
