/**
 * A train is a number of packets sent back to back; this many fit into the
 * initial congestion window of SCTP (RFC 9260 §7.2.1).
 */
export const trainLength = 8

/** The size with headers: fits the smallest path MTU of ICE (1,200 bytes). */
export const trainPacketBytes = 1_150

export const trainPatienceMs = 1_500

/**
 * How many trains are sent. A busy page may delay an answer, so the fastest
 * train counts. Fewer trains are sent if the rate is high enough, or on a slow
 * link, where each train takes more than 50 ms.
 */
const trains = { usual: 3, few: 2 }
const slowBps = 1_300_000

/**
 * How long an idle page takes to answer a ping (measured between two idle
 * pages: 2 to 12 ms).
 */
const answerMs = 5

/**
 * The picture may use this fraction of the link. The rest is for the sound,
 * messages and other traffic of the household.
 */
export const usableShare = 0.9

/**
 * Estimates the bandwidth of a link from the time that the packets of a train
 * take (packet dispersion, Dovrolis et al. 2001). A busy page may send several
 * answers at once, which makes the link seem too fast. So the rate is
 * calculated twice: for the time since the quickest answer of all trains, and
 * for the time since the end of a round trip of ICE. The lower rate counts.
 *
 * @param answeredAfterMs for each train, the times of the answers, in any order
 * @param roundTripMs of a small packet, as reported by ICE; null if unknown
 * @returns bits per second; Infinity if all answers came together; null if too
 * few packets were answered
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

/** On so slow a link, data that exceeds the rate queues for seconds. */
export const isSlow = (rate: number): boolean => rate < slowBps

/**
 * @param rate of the trains so far, in bits per second
 * @param enoughBps above this rate, more precision is not needed
 */
export const isRateKnown = (
  rate: number,
  trainCount: number,
  enoughBps: number
): boolean =>
  trainCount >= (rate >= enoughBps || isSlow(rate) ? trains.few : trains.usual)
