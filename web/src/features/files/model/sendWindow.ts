/**
 * How many chunks may be in flight. The window should fill the link but not its
 * queue, which delays the picture, the pointer and the heartbeats as well. The
 * queueing delay is a round trip minus the shortest round trip (LEDBAT, RFC
 * 6817), measured from chunks to their receipts.
 */
export interface SendWindow {
  /** in chunks; may be a fraction */
  readonly chunks: number
  /** true until the first queueing delay; doubles the window each round trip */
  readonly isStarting: boolean
  /** the shortest round trip in ms; Infinity if none is known */
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

/** The queueing delay to reach, in ms; on 20 Mbit/s about five chunks. */
const queueTargetMs = 30

/**
 * In ms. A busy page answers late although the queue is empty, so only the
 * shortest round trip that ended within this time counts.
 */
const busyMs = 250

/** More samples would add no information. */
const mostRoundTrips = 64

/** A single chunk in flight does not queue, so this many measure the path. */
const enoughRoundTrips = 4

/** Enough for 100 Mbit/s at a round trip of 200 ms. */
export const mostChunksOnTheWay = 160

/** The window shrinks by this share in a round trip at twice the target. */
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
    // A single chunk waits for no other, so it shows how long the path is now.
    latest: next < 2 && chunks >= 2 ? [] : latest,
  }
}

/**
 * By how many chunks one receipt changes the window. A whole window of receipts
 * arrives in a round trip, so after the start a round trip adds at most one.
 */
function step(chunks: number, spare: number, isStarting: boolean): number {
  if (isStarting) return 1
  return spare < 0 ? Math.max(spare, -1) * shrinking : spare / chunks
}

const bounded = (chunks: number): number =>
  Math.min(Math.max(chunks, 1), mostChunksOnTheWay)
