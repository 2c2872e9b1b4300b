export interface HeartbeatPace {
  intervalMs: number
  /**
   * After this silence the transport is checked. Leaves time for one lost
   * packet, which SCTP retransmits after 400 ms at the earliest.
   */
  quietLimitMs: number
}

export const livelyPace: HeartbeatPace = { intervalMs: 300, quietLimitMs: 750 }

/** While the picture stands still, nobody notices a later detection. */
export const restingPace: HeartbeatPace = {
  intervalMs: 600,
  quietLimitMs: 1_050,
}

/**
 * A side that has received something within this share of the interval sends no
 * ping, so that one side pings and the other only answers.
 */
export const recentlyHeardShare = 0.5

/** After this many skipped pings one is sent, to measure the round trip. */
export const heartbeatsSpared = 9

/** After this silence the peer is lost: outages are detected within 3 s. */
export const silenceLimitMs = 2_500

/** Added to two round trips, for a slow machine. */
export const probeLimitMs = 200

/**
 * A later tick was throttled or suspended by this side’s own browser, and says
 * nothing about the peer.
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
