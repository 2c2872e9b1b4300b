/**
 * The number of packets sent back to back; fewer than the initial congestion
 * window of SCTP (RFC 9260 §7.2.1).
 */
export const trainLength = 8

/**
 * The size of each packet of a train with all headers. It fits the smallest
 * path MTU that ICE assumes (1,200 bytes).
 */
export const trainPacketBytes = 1_150

/** Answers to a burst that take longer than this count as missing. */
export const trainPatienceMs = 1_500

/**
 * A busy page may delay an answer, so the best of a few trains counts. Fewer
 * are sent on a slow link, where a train takes more than 50 ms anyway, or if
 * the rate is high enough.
 */
const trains = { usual: 3, few: 2 }
const slowBps = 1_300_000

/**
 * The processing time of both pages for an answer, when idle (measured: 2 to 12
 * ms).
 */
const answerMs = 5

/**
 * The share of the rate for the picture; the rest is left to the sound, to
 * messages and to other traffic of the household.
 */
export const usableShare = 0.9

/**
 * Estimates the bandwidth of a link by how long the packets of a train take
 * (packet dispersion, Dovrolis et al. 2001). Busy pages may delay answers and
 * then send them all at once, but no answer comes early. So a train is taken to
 * last from the quickest answer of all trains, or from the round trip of ICE if
 * that gives a longer time, to its own last answer. Never throws: times may
 * come in any order.
 *
 * @param answeredAfterMs for each train, the times of its answered packets
 * @param roundTripMs of a small packet, as reported by ICE; null if unknown
 * @returns bits per second; Infinity if the answers came at once, null if there
 * are too few
 */
export function uplinkRate(
  answeredAfterMs: readonly (readonly number[])[],
  roundTripMs: number | null
): number | null {
  const told = answeredAfterMs.filter(({ length }) => length > 1)
  if (told.length === 0) return null
  const quickestMs = Math.min(...told.flat())
  const rates = told.map((train) => {
    const lastMs = Math.max(...train)
    return Math.min(
      rateOf(train.length - 1, lastMs - quickestMs),
      roundTripMs === null
        ? Infinity
        : rateOf(train.length, lastMs - roundTripMs - answerMs)
    )
  })
  return Math.max(...rates)
}

const rateOf = (packets: number, ms: number) =>
  ms > 0 ? (packets * trainPacketBytes * 8 * 1_000) / ms : Infinity

/**
 * On a link this slow, a picture that exceeds the rate fills a queue that takes
 * seconds to drain.
 */
export const isSlow = (rate: number): boolean => rate < slowBps

/**
 * @param rate of the trains so far, in bits per second
 * @param enoughBps the rate above which more precision is not needed
 */
export const isRateKnown = (
  rate: number,
  trainCount: number,
  enoughBps: number
): boolean =>
  trainCount >= (rate >= enoughBps || isSlow(rate) ? trains.few : trains.usual)
