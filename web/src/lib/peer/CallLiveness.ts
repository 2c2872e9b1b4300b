import type { CallMessage } from 'src/domain/wire/callProtocol'

import { CallChannel, type Greeting } from './CallChannel'
import type { TransportActivityMonitor } from './TransportActivityMonitor'

interface LifeListener {
  open(): void
  message(message: CallMessage): void
  /** a type that is not the session’s own */
  other(text: string): void
  /** nothing comes on any path: no answer, no picture, no report */
  silent(): void
  /** something comes again */
  heard(): void
  /** the other side is lost */
  lost(): void
  /** it is there again */
  back(): void
}

/** Whether the other side of a call is there: what its channel tells, and what comes on any path. */
export class CallLiveness {
  readonly channel: CallChannel
  private silence: TransportActivityMonitor | null = null
  private isUnanswered = false
  private isOver = false

  constructor(
    private readonly peerConnection: RTCPeerConnection,
    private readonly listener: LifeListener,
    greeting: Greeting
  ) {
    const channelListener = {
      ...listener,
      open: () => {
        listener.open()
        void this.watchSilence()
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

  /** Asks now: somebody says that the other side is gone. */
  probe(): void {
    this.silence?.start()
    this.channel.heartbeat.probe()
  }

  end(): void {
    this.isOver = true
    this.channel.heartbeat.stop()
    this.silence?.end()
  }

  /** Brought only now: no call waits for it, and without it trouble is noticed by the heartbeat. */
  private async watchSilence(): Promise<void> {
    const found = await import('./TransportActivityMonitor').catch(() => null)
    if (!found || this.isOver) return
    const { listener } = this
    this.silence = new found.TransportActivityMonitor(this.peerConnection, {
      ...listener,
      silent: () => {
        listener.silent()
        this.judge()
      },
    })
  }

  /** Whoever neither answers nor sends anything else is gone (PS23). */
  private judge(): void {
    if (this.isUnanswered && this.silence?.isSilent) {
      this.channel.heartbeat.lose()
    }
  }
}
