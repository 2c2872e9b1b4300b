/** How often each side gives a sign of life, in milliseconds. */
export const heartbeatIntervalMs = 300

/** Two beats and their answers are missing: nobody is told yet, but whether anything else is heard is looked at. */
export const quietLimitMs = 750

/** Silence of that length means that the other side is lost; heard within 3 s of a cut. */
export const silenceLimitMs = 2_500

/** A side that is asked directly answers within a round trip or two; the rest is for its machine. */
export const probeLimitMs = 200

/** A tick that comes so late was throttled or asleep itself, and proves nothing of the other side. */
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

/** @returns the state after anything at all was heard of the other side */
export function heard(state: HeartbeatState, nowMs: number): HeartbeatState {
  return { ...state, lastHeardMs: nowMs, isLost: false }
}
