/** How often heartbeats are sent, in milliseconds. */
export interface HeartbeatPace {
  intervalMs: number
  /**
   * After a silence of this length the pages show nothing yet, but the
   * transport is checked. The limit leaves time for one lost packet, which SCTP
   * retransmits after 400 ms at the earliest.
   */
  quietLimitMs: number
}

export const livelyPace: HeartbeatPace = { intervalMs: 300, quietLimitMs: 750 }

/**
 * While the picture stands still, nobody notices that a silence is detected
 * later.
 */
export const restingPace: HeartbeatPace = {
  intervalMs: 600,
  quietLimitMs: 1_050,
}

/**
 * A side that has received something within half an interval sends no ping: so
 * of two sides, one pings and the other answers.
 */
export const recentlyHeardShare = 0.5

/**
 * A side that skips its pings still sends one after this many, as the answer
 * measures the round trip.
 */
export const heartbeatsSpared = 9

/**
 * After a silence of this length the peer counts as lost, so that an outage is
 * detected within 3 s.
 */
export const silenceLimitMs = 2_500

/**
 * A direct probe is answered within a round trip or two; the rest allows for a
 * slow machine.
 */
export const probeLimitMs = 200

/**
 * A tick that is this late was throttled or suspended itself, and proves
 * nothing about the peer.
 */
const lateTickMs = 2_000

export interface HeartbeatState {
  lastHeardMs: number
  lastTickMs: number
  isDisconnected: boolean
}

/** @returns the state after a tick of our own clock */
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

/** @returns the state after anything was received from the peer */
export function heard(state: HeartbeatState, nowMs: number): HeartbeatState {
  return { ...state, lastHeardMs: nowMs, isDisconnected: false }
}
