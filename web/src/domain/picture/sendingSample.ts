/** What a browser has counted of a sent picture, up to one moment; what it does not tell is missing. */
export interface SendingReading {
  atMs: number
  encodeSeconds?: number
  bytesSent?: number
  /** the congestion control’s estimate */
  availableBps?: number
  roundTripMs?: number
  /** of the packets that were sent last, from 0 to 1 */
  lossShare?: number
  limitation?: string
}

/** How the sending goes, over about a second. */
export interface SendingSample {
  /** of the time, from 0: how long the encoder was at work */
  encoderShare: number
  /** of what the link is thought to carry, from 0: how much was sent */
  linkShare: number
  /** how much longer an answer takes than it did at best */
  queueMs: number
  lossShare: number
  availableBps: number | null
  /** the browser itself finds its encoder too slow */
  isCpuLimited: boolean
}

/**
 * What is not known counts as no burden: a browser that tells nothing sends as it would anyway.
 *
 * @param leastRoundTripMs the shortest so far
 */
export function sendingSample(
  before: SendingReading,
  after: SendingReading,
  leastRoundTripMs: number
): SendingSample {
  const seconds = (after.atMs - before.atMs) / 1000
  const grown = (counter: 'encodeSeconds' | 'bytesSent') =>
    Math.max(0, (after[counter] ?? 0) - (before[counter] ?? 0)) / seconds
  const { availableBps, roundTripMs } = after
  return {
    encoderShare: grown('encodeSeconds'),
    linkShare: availableBps ? (grown('bytesSent') * 8) / availableBps : 0,
    queueMs:
      roundTripMs === undefined
        ? 0
        : Math.max(0, roundTripMs - leastRoundTripMs),
    lossShare: after.lossShare ?? 0,
    availableBps: availableBps ?? null,
    isCpuLimited: after.limitation === 'cpu',
  }
}
