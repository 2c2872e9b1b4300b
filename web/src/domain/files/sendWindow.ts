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
  /** the latest round trips in ms */
  readonly latestMs: readonly number[]
}

export const firstWindow: SendWindow = {
  chunks: 2,
  isStarting: true,
  shortestMs: Infinity,
  latestMs: [],
}

/** Of the queue in ms; on 20 Mbit/s this is about five chunks. */
export const queueTargetMs = 30

/**
 * A page that is busy for a moment answers late: the best of so many counts, if
 * they are but a part of the window.
 */
const roundTripsThatCount = 4

/** 100 Mbit/s at a round trip of 200 ms. */
export const mostChunksOnTheWay = 160

/** Chunks a round trip, once the link is known to be full. */
const growth = 1

/** Of the window in a round trip in which the queue is twice the target. */
const shrinking = 0.5

/** @param roundTripMs of a chunk, until its receipt has arrived */
export function afterReceipt(
  { chunks, isStarting, shortestMs: before, latestMs }: SendWindow,
  roundTripMs: number
): SendWindow {
  const latest = [...latestMs, roundTripMs].slice(-roundTripsThatCount)
  const count = Math.ceil(Math.min(chunks / 2, roundTripsThatCount))
  const bestMs = Math.min(...latest.slice(-count))
  const isAlone = chunks < 2 && latest.length === roundTripsThatCount
  const shortestMs = isAlone ? bestMs : Math.min(before, roundTripMs)
  const spare = (queueTargetMs - (bestMs - shortestMs)) / queueTargetMs
  const isStillStarting = isStarting && spare > 0.5
  const next = bounded(chunks + step(chunks, spare, isStillStarting))
  return {
    chunks: next,
    isStarting: isStillStarting,
    shortestMs,
    // A single chunk waits behind none of its kind: a path is known anew then.
    latestMs: next < 2 && chunks >= 2 ? [] : latest,
  }
}

/** In a round trip there are as many receipts as chunks in the window. */
function step(chunks: number, spare: number, isStarting: boolean): number {
  if (isStarting) return 1
  return spare < 0 ? Math.max(spare, -1) * shrinking : (growth * spare) / chunks
}

const bounded = (chunks: number): number =>
  Math.min(Math.max(chunks, 1), mostChunksOnTheWay)
