import type { MediaConnection } from 'peerjs'

import type { CallMessage } from 'src/domain/callProtocol'
import type { UserId } from 'src/domain/userId'
import { listen, type Undo } from 'src/lib/browser/listen'

import { CallChannel } from './CallChannel'
import type { CallListener, CallPort } from './PeerPort'

/** Closing at once would drop a farewell that is still on its way. */
const farewellLingerMs = 500

/** A MediaConnection of PeerJS 1.5.5, with its traps handled. */
export class PeerJsCall implements CallPort {
  private listener: CallListener | null = null
  private channel: CallChannel | null = null
  private videoSender: RTCRtpSender | null = null
  private remoteStream: MediaStream | null = null
  private unlisten: Undo = () => {}

  constructor(
    private readonly connection: MediaConnection,
    readonly remoteId: UserId
  ) {}

  get id(): string {
    return this.connection.connectionId
  }

  answer(stream: MediaStream, listener: CallListener): void {
    this.follow(listener)
    this.connection.answer(stream)
    this.attach()
  }

  /** Takes up a call that this side has placed. */
  placed(listener: CallListener): this {
    this.follow(listener)
    this.attach()
    return this
  }

  showTrack(track: MediaStreamTrack | null): void {
    this.videoSender?.replaceTrack(track).catch(() => this.lost())
  }

  send(message: CallMessage): void {
    this.channel?.send(message)
  }

  close(farewell?: CallMessage): void {
    this.listener = null
    this.unlisten()
    if (farewell && this.channel?.send(farewell)) {
      setTimeout(() => this.connection.close(), farewellLingerMs)
    } else {
      this.connection.close()
    }
  }

  /** Before `answer`, so that no event of the connection is missed. */
  private follow(listener: CallListener): void {
    this.listener = listener
    // Fires once for each track; the stream is the same.
    this.connection.on('stream', (stream) => {
      this.remoteStream = stream
      this.reportConnected()
    })
    this.connection.on('close', () => this.lost())
    this.connection.on('iceStateChanged', (state) => {
      if (state === 'disconnected') this.listener?.networkDisconnected()
      if (state === 'connected' || state === 'completed') {
        this.listener?.networkConnected()
      }
    })
  }

  private attach(): void {
    const { peerConnection } = this.connection
    if (!peerConnection) return this.lost()
    this.videoSender =
      peerConnection
        .getSenders()
        .find((sender) => sender.track?.kind === 'video') ?? null
    this.channel = new CallChannel(
      peerConnection,
      () => this.reportConnected(),
      (message) => this.listener?.message(message)
    )
    // Chromium leaves iceConnectionState at `disconnected` for ever when the
    // other side vanishes (crbug 982793); only connectionState fails.
    this.unlisten = listen(peerConnection, 'connectionstatechange', () => {
      if (peerConnection.connectionState === 'failed') this.lost()
    })
  }

  private reportConnected(): void {
    if (this.remoteStream && this.channel?.isOpen) {
      this.listener?.connected(this.remoteStream)
    }
  }

  private lost(): void {
    const { listener } = this
    this.close()
    listener?.closed()
  }
}
