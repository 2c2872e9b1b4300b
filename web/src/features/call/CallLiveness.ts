import { agreedChannel } from './agreedChannel'
import { CallChannel, type Greeting } from './CallChannel'
import type { CallMessage, LagMessage } from './model/callProtocol'
import { TransportActivityMonitor } from './TransportActivityMonitor'

interface LifeListener {
  open(): void
  message(message: CallMessage): void
  lag(lag: LagMessage): void
  /** a message whose type does not belong to the session */
  other(text: string): void
  /** nothing arrives on any path: no answer, no media, no RTCP report */
  silent(): void
  /** something arrives again */
  heard(): void
  /** nothing has arrived for a longer time */
  disconnected(): void
  /** the peer is active again */
  reconnected(): void
}

/**
 * Determines whether the peer of a call is alive: by the heartbeat on the data
 * channel, and by the traffic on any path.
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

  /** Opens a further data channel of the same connection. */
  openChannel(name: string, number: number): RTCDataChannel {
    return agreedChannel(this.peerConnection, name, number, 'binary')
  }

  /** Probes now, because someone reports that the peer is gone. */
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

  /** A peer that neither answers nor sends anything else is gone (PS23). */
  private judge(): void {
    if (this.isUnanswered && this.silence?.isSilent) {
      this.channel.heartbeat.lose()
    }
  }
}
