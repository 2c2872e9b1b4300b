import {
  type CallMessage,
  encodeCallMessage,
  type HeartbeatMessage,
  parseCallMessage,
} from 'src/domain/callProtocol'
import { listen } from 'src/lib/browser/listen'

import { Heartbeat } from './Heartbeat'

/**
 * The data channel of a call. PeerJS 1.5.5 negotiates SCTP with every
 * MediaConnection, so a channel that both sides create with the same number
 * needs no further offer. PeerJS’s own takes 0 or 1.
 */
const channelNumber = 7

interface ChannelListener {
  open(): void
  message(message: CallMessage): void
  /** a type that is not the session’s own */
  other(text: string): void
  /** the other side is not heard for a moment */
  quiet(): void
  /** it is heard, quiet or not */
  heard(): void
  /** a probe has not been answered in time */
  unanswered(): void
  /** the other side has fallen silent */
  lost(): void
  /** it is heard again */
  back(): void
}

/** What the two sides say beside the picture; it lives and dies with the call. */
export class CallChannel {
  private readonly channel: RTCDataChannel
  readonly heartbeat: Heartbeat
  /** what came malformed and was dropped */
  droppedCount = 0

  constructor(peerConnection: RTCPeerConnection, listener: ChannelListener) {
    this.channel = peerConnection.createDataChannel('kinscreen', {
      negotiated: true,
      id: channelNumber,
    })
    this.heartbeat = new Heartbeat({
      ...listener,
      send: (message) => this.send(message),
    })
    listen(this.channel, 'open', () => {
      this.heartbeat.start()
      listener.open()
    })
    listen<MessageEvent>(this.channel, 'message', ({ data }) => {
      const message = parseCallMessage(data)
      if (message === 'malformed') this.droppedCount++
      else this.receive(message, data, listener)
    })
  }

  get isOpen(): boolean {
    return this.channel.readyState === 'open'
  }

  /** @returns whether the message is on its way */
  send(message: CallMessage | HeartbeatMessage): boolean {
    return this.sendText(encodeCallMessage(message))
  }

  /** @returns whether the text is on its way */
  sendText(text: string): boolean {
    if (!this.isOpen) return false
    this.channel.send(text)
    return true
  }

  private receive(
    message: Exclude<ReturnType<typeof parseCallMessage>, 'malformed'>,
    text: string,
    listener: ChannelListener
  ): void {
    listener.heard()
    if (message === 'unknown') {
      this.heartbeat.heard()
      return listener.other(text)
    }
    if (message.type === 'ping' || message.type === 'pong') {
      return this.heartbeat.heard(message)
    }
    this.heartbeat.heard()
    listener.message(message)
  }
}
