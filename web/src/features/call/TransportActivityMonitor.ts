import type { Undo } from 'src/browser/listen'
import { statsEntries } from 'src/browser/statsEntries'
import { every } from 'src/browser/unthrottledTimers'

/**
 * A longer interval would delay the page’s notice that the connection is lost.
 */
const pollMs = 50

/**
 * The transport counts as silent after this many consecutive polls that find
 * nothing new, because on a busy machine a single poll may miss an RTCP report.
 * A sent picture causes one or two RTCP reports in each interval.
 */
const silentLooks = 4

interface SilenceListener {
  silent(): void
  heard(): void
}

/**
 * Distinguishes an outage from a data channel that is merely late. When a path
 * works again, a connectivity check or an RTCP report arrives before any
 * message on the channel, because SCTP waits ever longer between
 * retransmissions (RFC 9260 §6.3).
 */
export class TransportActivityMonitor {
  private endLooking: Undo | null = null
  private heardBefore: number | null = null
  private looksInVain = 0

  constructor(
    private readonly connection: Pick<RTCPeerConnection, 'getStats'>,
    private readonly listener: SilenceListener
  ) {}

  get isSilent(): boolean {
    return this.looksInVain >= silentLooks
  }

  /** Starts polling. Call this when the data channel is quiet. */
  start(): void {
    this.endLooking ??= every(pollMs, () => void this.look())
  }

  /** Stops polling. Call this when the data channel is active again. */
  stop(): void {
    this.change(0)
    this.end()
  }

  /** Stops polling, without calling the listener. */
  end(): void {
    this.endLooking?.()
    this.endLooking = null
    this.heardBefore = null
    this.looksInVain = 0
  }

  private async look(): Promise<void> {
    const { endLooking } = this
    const heard = await everythingHeard(this.connection)
    // Without statistics, the heartbeat alone decides.
    if (heard === null || this.endLooking !== endLooking) return
    const { heardBefore } = this
    this.heardBefore = heard
    if (heardBefore === null) return
    this.change(heard > heardBefore ? 0 : this.looksInVain + 1)
  }

  private change(looksInVain: number): void {
    const { isSilent } = this
    this.looksInVain = looksInVain
    if (this.isSilent === isSilent) return
    if (isSilent) this.listener.heard()
    else this.listener.silent()
  }
}

/**
 * Counts received bytes and connectivity checks; the checks are the first to
 * arrive when a path works again.
 */
async function everythingHeard(
  connection: Pick<RTCPeerConnection, 'getStats'>
): Promise<number | null> {
  const stats = await connection.getStats().catch(() => null)
  if (!stats) return null
  let heard = 0
  for (const entry of statsEntries(stats)) {
    if (entry.type !== 'candidate-pair') continue
    heard +=
      (entry.bytesReceived ?? 0) +
      (entry.requestsReceived ?? 0) +
      (entry.responsesReceived ?? 0)
  }
  return heard
}
