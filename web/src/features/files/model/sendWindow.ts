/**
 * How much of a file may be on its way, so that it fills the link but not the
 * queue before it: whatever waits there, the picture, the pointer and the
 * heartbeats wait for as well. The queue is what a round trip takes longer than
 * the shortest one (LEDBAT, RFC 6817), measured in chunks and their receipts.
 */
export interface SendWindow {
  /** chunks, with fractions */
  readonly chunks: number
  /** doubles every round trip until the queue is first felt */
  readonly isStarting: boolean
  /** the shortest round trip in ms; Infinity if unknown */
  readonly shortestMs: number
  /** the latest round trips */
  readonly latest: readonly RoundTrip[]
}

/** Of a chunk, until its receipt has arrived. */
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

/** Of the queue in ms; on 20 Mbit/s this is about five chunks. */
const queueTargetMs = 30

/**
 * A page that is busy for a moment answers late, and no queue is to blame: of
 * the round trips that end within so many ms the best counts.
 */
const busyMs = 250

/** More say nothing more. */
const mostRoundTrips = 64

/** Of a single chunk: so many show how long the path is. */
const enoughRoundTrips = 4

/** 100 Mbit/s at a round trip of 200 ms. */
export const mostChunksOnTheWay = 160

/** Of the window in a round trip in which the queue is twice the target. */
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
    // A single chunk waits behind none of its kind: a path is known again then.
    latest: next < 2 && chunks >= 2 ? [] : latest,
  }
}

/**
 * In a round trip there are as many receipts as chunks in the window: together
 * they are one chunk more, at most.
 */
function step(chunks: number, spare: number, isStarting: boolean): number {
  if (isStarting) return 1
  return spare < 0 ? Math.max(spare, -1) * shrinking : spare / chunks
}

const bounded = (chunks: number): number =>
  Math.min(Math.max(chunks, 1), mostChunksOnTheWay)
