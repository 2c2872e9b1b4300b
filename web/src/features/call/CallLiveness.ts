import { agreedChannel } from './agreedChannel'
import { CallChannel, type Greeting } from './CallChannel'
import type { CallMessage, LagMessage } from './model/callProtocol'
import { TransportActivityMonitor } from './TransportActivityMonitor'

interface LifeListener {
  open(): void
  message(message: CallMessage): void
  lag(lag: LagMessage): void
  other(text: string): void
  /** nothing arrives from the peer: no message, no media, no RTCP report */
  silent(): void
  heard(): void
  disconnected(): void
  reconnected(): void
}

/**
 * Decides whether the peer is alive, from heartbeats and from all traffic that
 * ICE counts.
 */
export class CallLiveness {
  readonly channel: CallChannel
  private silence: TransportActivityMonitor | null = null
  private isUnanswered = false
  private isOver = false

  constructor(
    private readonly peerConnection: RTCPeerConnection,
    greeting: Greeting,
    private readonly listener: LifeListener
  ) {
    const channelListener = {
      ...listener,
      open: () => {
        listener.open()
        this.watchSilence()
      },
      quiet: () => this.silence?.start(),
      heard: () => {
        this.isUnanswered = false
        this.silence?.stop()
      },
      unanswered: () => {
        this.isUnanswered = true
        this.judge()
      },
    }
    this.channel = new CallChannel(peerConnection, channelListener, greeting)
  }

  openChannel(name: string, number: number): RTCDataChannel {
    return agreedChannel(this.peerConnection, name, number, 'binary')
  }

  /** Call this when the server reports that the peer’s socket is closed. */
  probe(): void {
    this.silence?.start()
    this.channel.heartbeat.probe()
  }

  end(): void {
    this.isOver = true
    this.channel.heartbeat.stop()
    this.silence?.end()
  }

  private watchSilence(): void {
    if (this.isOver) return
    const { listener } = this
    this.silence = new TransportActivityMonitor(this.peerConnection, {
      ...listener,
      silent: () => {
        listener.silent()
        this.judge()
      },
    })
  }

  /** A peer that neither answers nor sends anything else is lost (PS23). */
  private judge(): void {
    if (this.isUnanswered && this.silence?.isSilent) {
      this.channel.heartbeat.lose()
    }
  }
}
