import type { ViewerLag } from './viewerLag'

/** A still tab is captured every two seconds; more frames mean motion. */
export const restingFramesPerSecond = 2

/** Counters of WebRTC at one moment; unsupported ones are missing. */
export interface SendingReading {
  atMs: number
  framesSent?: number
  encodeSeconds?: number
  framesCaptured?: number
  framesEncoded?: number
  bytesSent?: number
  /** the bandwidth estimate of the browser’s congestion control */
  availableBps?: number
  roundTripMs?: number
  /** fraction of recently sent packets that were lost, from 0 to 1 */
  lossShare?: number
}

/** How sending went during about a second, from the browser's statistics. */
interface SendingRates {
  /**
   * The encoder’s working time divided by the elapsed time. It can exceed 1:
   * all of a frame's encoding time counts at the moment when its encoding ends.
   */
  encoderShare: number
  encodedPerSecond: number
  /** fraction of the captured frames that were not encoded, from 0 to 1 */
  droppedShare: number
  /** null if unknown */
  sentBps: number | null
  /**
   * The sent bitrate divided by the bandwidth estimate: 0 if the estimate is
   * unknown, and above 1 if more was sent than estimated.
   */
  linkShare: number
  /** how long packets queue: the round trip minus the shortest one */
  queueMs: number
  lossShare: number
  availableBps: number | null
}

export interface ScreenSample {
  /** the browser’s bandwidth estimate; null if unknown */
  availableBps: number | null
  /** whether the captured screen stands still; null if unknown */
  isStill: boolean | null
  /** whether nothing at all changes, not even a pointer */
  isUnchanged: boolean
}

export interface SendingSample extends SendingRates, ScreenSample {
  /** the viewer's latest report; null if the viewer's computer keeps up */
  viewerLag: ViewerLag | null
}

/**
 * Unknown values count as no load, so a browser without statistics is left to
 * its own defaults.
 *
 * @param leastRoundTripMs the shortest round trip so far
 */
export function sendingRates(
  before: SendingReading,
  after: SendingReading,
  leastRoundTripMs: number
): SendingRates {
  const seconds = (after.atMs - before.atMs) / 1000
  const grown = (
    counter: 'encodeSeconds' | 'bytesSent' | 'framesCaptured' | 'framesEncoded'
  ) => Math.max(0, (after[counter] ?? 0) - (before[counter] ?? 0)) / seconds
  const { availableBps, roundTripMs } = after
  const sentBps = after.bytesSent === undefined ? null : grown('bytesSent') * 8
  const [captured, encoded] = [grown('framesCaptured'), grown('framesEncoded')]
  return {
    encoderShare: grown('encodeSeconds'),
    encodedPerSecond: encoded,
    droppedShare: captured > 0 ? Math.max(0, 1 - encoded / captured) : 0,
    sentBps,
    linkShare: availableBps ? (sentBps ?? 0) / availableBps : 0,
    queueMs:
      roundTripMs === undefined
        ? 0
        : Math.max(0, roundTripMs - leastRoundTripMs),
    lossShare: after.lossShare ?? 0,
    availableBps: availableBps ?? null,
  }
}
