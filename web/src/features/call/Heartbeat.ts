import type { Undo } from 'src/browser/listen'
import { after, every } from 'src/browser/unthrottledTimers'

import type { HeartbeatMessage } from './model/callProtocol'
import {
  heard,
  heartbeatsSpared,
  type HeartbeatState,
  livelyPace,
  probeLimitMs,
  recentlyHeardShare,
  restingPace,
  tick,
} from './model/heartbeat'

interface HeartbeatListener {
  send(message: HeartbeatMessage): void
  /** nothing has arrived for a moment; the peer does not count as lost yet */
  quiet(): void
  /** the peer has not answered the ping of `probe` in time */
  unanswered(): void
  disconnected(): void
  reconnected(): void
}

/**
 * Detects an outage with pings. Missing video frames are no sign of an outage,
 * because a still screen sends none.
 */
export class Heartbeat {
  private state: HeartbeatState
  private endTicking: Undo | null = null
  private endProbing: Undo | null = null
  private endQuieting: Undo | null = null
  private number = 0
  private sentAtMs = 0
  private heardAtMs = 0
  private sparedCount = 0
  private pace = livelyPace
  /** round trip of the latest answered ping; null before the first answer */
  roundTripMs: number | null = null

  constructor(
    private readonly listener: HeartbeatListener,
    private readonly now: () => number = () => performance.now()
  ) {
    this.state = {
      lastHeardMs: now(),
      lastTickMs: now(),
      isDisconnected: false,
    }
  }

  start(): void {
    this.stop()
    const nowMs = this.now()
    this.state = {
      lastHeardMs: nowMs,
      lastTickMs: nowMs,
      isDisconnected: false,
    }
    this.endTicking = every(this.pace.intervalMs, () => this.tick())
    this.heardAtMs = nowMs
    this.listenOn()
    this.ping()
  }

  stop(): void {
    this.endTicking?.()
    this.endProbing?.()
    this.endQuieting?.()
    this.endTicking = this.endProbing = this.endQuieting = null
  }

  /** Sends fewer pings while the picture stands still. */
  rest(isResting: boolean): void {
    const pace = isResting ? restingPace : livelyPace
    if (pace === this.pace) return
    this.pace = pace
    if (!this.endTicking) return
    this.endTicking()
    this.endTicking = every(pace.intervalMs, () => this.tick())
  }

  /** Call this for every message, which shows that the peer is alive. */
  heard(message?: HeartbeatMessage): void {
    if (!this.endTicking) return
    if (message?.type === 'ping') {
      this.listener.send({ type: 'pong', number: message.number })
    }
    if (message?.type === 'pong' && message.number === this.number) {
      this.roundTripMs = this.now() - this.sentAtMs
    }
    this.heardAtMs = this.now()
    this.listenOn()
    this.change(heard(this.state, this.heardAtMs))
  }

  /** Call this when the server reports that the peer’s socket is closed. */
  probe(): void {
    if (!this.endTicking || this.endProbing) return
    const askedAtMs = this.now()
    this.ping()
    const limitMs = probeLimitMs + 2 * (this.roundTripMs ?? 0)
    this.endProbing = after(limitMs, () => {
      this.endProbing = null
      if (this.state.lastHeardMs < askedAtMs) this.listener.unanswered()
    })
  }

  /**
   * Reports `disconnected` before the heartbeat’s own timeout. Call this if
   * other evidence shows that the peer is lost.
   */
  lose(): void {
    if (this.endTicking) this.change({ ...this.state, isDisconnected: true })
  }

  private tick(): void {
    this.change(tick(this.state, this.now()))
    const recentlyMs = this.pace.intervalMs * recentlyHeardShare
    const wasHeard = this.now() - this.heardAtMs < recentlyMs
    if (!wasHeard || this.sparedCount >= heartbeatsSpared) return this.ping()
    this.sparedCount++
  }

  /** Runs one timer for many messages, instead of one for each message. */
  private listenOn(delayMs = this.pace.quietLimitMs): void {
    this.endQuieting ??= after(delayMs, () => {
      this.endQuieting = null
      const leftMs = this.heardAtMs + this.pace.quietLimitMs - this.now()
      if (leftMs > 0) this.listenOn(leftMs)
      else this.listener.quiet()
    })
  }

  private ping(): void {
    this.sentAtMs = this.now()
    this.sparedCount = 0
    this.listener.send({ type: 'ping', number: ++this.number })
  }

  private change(next: HeartbeatState): void {
    const { isDisconnected } = this.state
    this.state = next
    if (next.isDisconnected && !isDisconnected) this.listener.disconnected()
    if (!next.isDisconnected && isDisconnected) this.listener.reconnected()
  }
}
