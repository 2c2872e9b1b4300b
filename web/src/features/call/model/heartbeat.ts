export interface HeartbeatPace {
  intervalMs: number
  /**
   * After this time without a message, the transport is checked. The time is
   * long enough for one lost packet, which SCTP retransmits after 400 ms at the
   * earliest.
   */
  quietLimitMs: number
}

export const livelyPace: HeartbeatPace = { intervalMs: 300, quietLimitMs: 750 }

/** Used while the screen is still: nobody notices a lost connection at once. */
export const restingPace: HeartbeatPace = {
  intervalMs: 600,
  quietLimitMs: 1_050,
}

/**
 * A side that has received something within this fraction of the interval sends
 * no ping, so that only one side pings and the other side answers.
 */
export const recentlyHeardShare = 0.5

/** After this many skipped pings, a ping is sent to measure the round trip. */
export const heartbeatsSpared = 9

/**
 * A peer counts as lost after this time without a message, so an outage is
 * detected within 3 s.
 */
export const silenceLimitMs = 2_500

/**
 * The answer to a probe may take two round trips, plus this time on a slow
 * computer.
 */
export const probeLimitMs = 200

/**
 * If a tick is this late, this side’s own browser has throttled or suspended
 * the page, so the silence says nothing about the peer.
 */
const lateTickMs = 2_000

export interface HeartbeatState {
  lastHeardMs: number
  lastTickMs: number
  isDisconnected: boolean
}

export function tick(state: HeartbeatState, nowMs: number): HeartbeatState {
  const wasAsleep = nowMs - state.lastTickMs > lateTickMs
  const lastHeardMs = wasAsleep ? nowMs : state.lastHeardMs
  return {
    lastHeardMs,
    lastTickMs: nowMs,
    isDisconnected:
      state.isDisconnected || nowMs - lastHeardMs > silenceLimitMs,
  }
}

export function heard(state: HeartbeatState, nowMs: number): HeartbeatState {
  return { ...state, lastHeardMs: nowMs, isDisconnected: false }
}
