/**
 * How many chunks may be sent before their receipts arrive. The window grows
 * until packets begin to queue: a longer queue would delay video, annotations
 * and heartbeats. The queueing delay is the time from a chunk to its receipt,
 * minus the shortest such time (LEDBAT, RFC 6817).
 */
export interface SendWindow {
  /** size of the window in chunks; may be a fraction */
  readonly chunks: number
  /** true until packets queue; the window doubles each round trip */
  readonly isStarting: boolean
  /** the shortest round trip so far in ms; Infinity if none is known */
  readonly shortestMs: number
  readonly latest: readonly RoundTrip[]
}

/** The time from sending a chunk to its receipt. */
interface RoundTrip {
  ms: number
  endedAtMs: number
}

export const firstWindow: SendWindow = {
  chunks: 2,
  isStarting: true,
  shortestMs: Infinity,
  latest: [],
}

/** The queueing delay to aim for, in ms: five chunks take it at 20 Mbit/s. */
const queueTargetMs = 30

/**
 * In ms. A busy page acknowledges chunks late even without a queue. So the
 * queueing delay is taken from the shortest round trip within this time.
 */
const busyMs = 250

/** The number of round trips that are remembered; more would not help. */
const mostRoundTrips = 64

/**
 * While only one chunk is sent at a time, no chunk waits in a queue. After this
 * many round trips, the shortest of them becomes the new `shortestMs`.
 */
const enoughRoundTrips = 4

/** In chunks: enough for 100 Mbit/s with round trips of 200 ms. */
export const mostChunksOnTheWay = 160

/** The window shrinks by at most this fraction in a round trip. */
const shrinking = 0.5

export function afterReceipt(
  { chunks, isStarting, shortestMs: before, latest: earlier }: SendWindow,
  roundTrip: RoundTrip
): SendWindow {
  const sinceMs = roundTrip.endedAtMs - busyMs
  const recent = earlier.filter(({ endedAtMs }) => endedAtMs > sinceMs)
  const latest = [...recent, roundTrip].slice(-mostRoundTrips)
  const bestMs = Math.min(...latest.map(({ ms }) => ms))
  const isAlone = chunks < 2 && latest.length >= enoughRoundTrips
  const shortestMs = isAlone ? bestMs : Math.min(before, roundTrip.ms)
  const spare = (queueTargetMs - (bestMs - shortestMs)) / queueTargetMs
  const isStillStarting = isStarting && spare > 0.5
  const next = bounded(chunks + step(chunks, spare, isStillStarting))
  return {
    chunks: next,
    isStarting: isStillStarting,
    shortestMs,
    // When the window shrinks to one chunk, earlier round trips are forgotten,
    // because their chunks had to wait in the queue.
    latest: next < 2 && chunks >= 2 ? [] : latest,
  }
}

/**
 * @returns by how many chunks one receipt changes the window. Each chunk in the
 * window gets a receipt within a round trip; so after the start, the window
 * grows by one chunk per round trip at most.
 */
function step(chunks: number, spare: number, isStarting: boolean): number {
  if (isStarting) return 1
  return spare < 0 ? Math.max(spare, -1) * shrinking : spare / chunks
}

const bounded = (chunks: number): number =>
  Math.min(Math.max(chunks, 1), mostChunksOnTheWay)
