/**
 * How much of a file may be in flight, so that it fills the link but not the
 * queue: everything in the queue delays the picture, the pointer and the
 * heartbeats as well. The queueing delay is the round trip beyond the shortest
 * one (LEDBAT, RFC 6817), measured with chunks and their receipts.
 */
export interface SendWindow {
  /** in chunks, with fractions */
  readonly chunks: number
  /** the window doubles in each round trip until the first queueing delay */
  readonly isStarting: boolean
  /** the shortest round trip in ms; Infinity if unknown */
  readonly shortestMs: number
  /** the latest round trips */
  readonly latest: readonly RoundTrip[]
}

/** From a chunk to its receipt. */
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

/**
 * The target of the queueing delay in ms; on 20 Mbit/s this is about five
 * chunks.
 */
const queueTargetMs = 30

/**
 * A busy page answers late without any queue, so the best of the round trips
 * that end within this many ms counts.
 */
const busyMs = 250

/** More would add no information. */
const mostRoundTrips = 64

/** This many round trips of a single chunk reveal the length of the path. */
const enoughRoundTrips = 4

/** Enough for 100 Mbit/s at a round trip of 200 ms. */
export const mostChunksOnTheWay = 160

/** The reduction of the window in a round trip with twice the target delay. */
const shrinking = 0.5

/** @param roundTrip the latest */
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
    // A single chunk does not queue behind others, so it starts a new
    // measurement of the path.
    latest: next < 2 && chunks >= 2 ? [] : latest,
  }
}

/**
 * A round trip has as many receipts as the window has chunks: together they add
 * at most one chunk.
 */
function step(chunks: number, spare: number, isStarting: boolean): number {
  if (isStarting) return 1
  return spare < 0 ? Math.max(spare, -1) * shrinking : spare / chunks
}

const bounded = (chunks: number): number =>
  Math.min(Math.max(chunks, 1), mostChunksOnTheWay)
