/** The interval of heartbeats, in milliseconds. */
export const heartbeatIntervalMs = 300

/**
 * Whoever has just heard the other side needs no answer of its own: of two
 * sides, one asks and the other answers.
 */
export const recentlyHeardMs = heartbeatIntervalMs / 2

/** Even then, one in so many asks: the answer tells the round trip. */
export const heartbeatsSpared = 9

/**
 * Two heartbeats and their answers are missing: the pages show nothing yet, but
 * the transport is checked.
 */
export const quietLimitMs = 750

/**
 * After a silence of this length the peer counts as lost; detected within 3 s
 * of an outage.
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
  isLost: boolean
}

/** @returns the state after a tick of our own clock */
export function tick(state: HeartbeatState, nowMs: number): HeartbeatState {
  const wasAsleep = nowMs - state.lastTickMs > lateTickMs
  const lastHeardMs = wasAsleep ? nowMs : state.lastHeardMs
  return {
    lastHeardMs,
    lastTickMs: nowMs,
    isLost: state.isLost || nowMs - lastHeardMs > silenceLimitMs,
  }
}

/** @returns the state after anything was received from the peer */
export function heard(state: HeartbeatState, nowMs: number): HeartbeatState {
  return { ...state, lastHeardMs: nowMs, isLost: false }
}
