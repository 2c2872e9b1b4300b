/** Packets that are sent back to back; fewer than a first congestion window of SCTP (RFC 9260 §7.2.1). */
export const trainLength = 8

/** With all headers; it fits the smallest path MTU that ICE assumes (1,200 bytes). */
export const trainPacketBytes = 1_150

/** A burst that is answered later than that is not told from silence. */
export const trainPatienceMs = 1_500

/**
 * An answer may be held up by a busy page, so that the best of a few trains counts;
 * fewer where a train takes 50 ms anyway, or where that is enough.
 */
const trains = { usual: 3, few: 2 }
const slowBps = 1_300_000

/** Both pages take as long for an answer, at rest (measured: 2 to 12 ms). */
const answerMs = 5

/** Some of it belongs to the sound, to messages and to others at home. */
export const usableShare = 0.9

/**
 * What a link carries, by how long the packets of a train are under way (packet
 * dispersion, Dovrolis et al. 2001). Busy pages hold answers up, and may then give all
 * of them at once, but none comes early: so each train lasts at least from the
 * quickest answer of all trains, and from the round trip of ICE, to its last answer.
 * Total: times may come in any order.
 *
 * @param answeredAfterMs of each train, of each of its packets that was answered
 * @param roundTripMs of a small packet, told by ICE; null if it is not known
 * @returns bits a second; Infinity if they came at once, null if there are too
 * few to tell
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

/** A picture that is sent too quickly there fills a queue that takes seconds. */
export const isSlow = (rate: number): boolean => rate < slowBps

/**
 * @param rate of the trains so far, in bits a second
 * @param enoughBps is asked for no more
 */
export const isRateKnown = (
  rate: number,
  trainCount: number,
  enoughBps: number
): boolean =>
  trainCount >= (rate >= enoughBps || isSlow(rate) ? trains.few : trains.usual)
