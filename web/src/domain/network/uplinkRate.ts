/** Packets that are sent back to back; fewer than a first congestion window of SCTP (RFC 9260 §7.2.1). */
export const trainLength = 8

/** With all headers; it fits the smallest path MTU that ICE assumes (1,200 bytes). */
export const trainPacketBytes = 1_150

/** A burst that is answered later than that is not told from silence. */
export const trainPatienceMs = 1_500

/**
 * The answers of a busy page come unevenly, by some milliseconds, so that the best
 * of a few trains counts; fewer where a train takes 50 ms anyway, and one if
 * that is enough.
 */
const trains = { usual: 3, slow: 2, enough: 1 }
const slowBps = 1_300_000

/** Some of it belongs to the sound, to messages and to others at home. */
export const usableShare = 0.9

/**
 * What a link carries, by how far apart the packets of a burst arrive (packet
 * dispersion, Dovrolis et al. 2001). Total: times may come in any order.
 *
 * @param answeredAtMs when each of the packets was answered
 * @returns bits a second; Infinity if they came at once, null if there are too
 * few to tell
 */
export function uplinkRate(answeredAtMs: readonly number[]): number | null {
  if (answeredAtMs.length < trainLength) return null
  const seconds =
    (Math.max(...answeredAtMs) - Math.min(...answeredAtMs)) / 1_000
  const bits = (answeredAtMs.length - 1) * trainPacketBytes * 8
  return seconds > 0 ? bits / seconds : Infinity
}

/**
 * Whatever else keeps a page busy makes a train longer, never shorter.
 *
 * @param rates of the trains so far, in bits a second
 * @param enoughBps is asked for no more
 * @returns what a picture may use, null if another train is needed to tell
 */
export function usableRate(
  rates: readonly number[],
  enoughBps: number
): number | null {
  const rate = Math.max(...rates)
  return rates.length < trainsFor(rate, enoughBps) ? null : rate * usableShare
}

function trainsFor(rate: number, enoughBps: number): number {
  if (rate >= enoughBps) return trains.enough
  return rate < slowBps ? trains.slow : trains.usual
}
