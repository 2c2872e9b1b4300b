import {
  type CallMessage,
  encodeCallMessage,
  parseCallMessage,
} from 'src/domain/callProtocol'
import { listen } from 'src/lib/browser/listen'

/**
 * The data channel of a call. PeerJS 1.5.5 negotiates SCTP with every
 * MediaConnection, so a channel that both sides create with the same number
 * needs no further offer. PeerJS’s own takes 0 or 1.
 */
const channelNumber = 7

/** What the two sides say beside the picture; it lives and dies with the call. */
export class CallChannel {
  private readonly channel: RTCDataChannel
  /** what came malformed and was dropped */
  droppedCount = 0

  constructor(
    peerConnection: RTCPeerConnection,
    onOpen: () => void,
    onMessage: (message: CallMessage) => void
  ) {
    this.channel = peerConnection.createDataChannel('kinscreen', {
      negotiated: true,
      id: channelNumber,
    })
    listen(this.channel, 'open', onOpen)
    listen<MessageEvent>(this.channel, 'message', ({ data }) => {
      const message = parseCallMessage(data)
      if (message === 'malformed') this.droppedCount++
      else if (message !== 'unknown') onMessage(message)
    })
  }

  get isOpen(): boolean {
    return this.channel.readyState === 'open'
  }

  /** @returns whether the message is on its way */
  send(message: CallMessage): boolean {
    if (!this.isOpen) return false
    this.channel.send(encodeCallMessage(message))
    return true
  }
}
