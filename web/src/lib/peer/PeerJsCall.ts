import type { MediaConnection } from 'peerjs'

import type { CallMessage } from 'src/domain/callProtocol'
import type { IceRestart } from 'src/domain/controlMessage'
import type { Smoothness } from 'src/domain/smoothness'
import type { UserId } from 'src/domain/userId'

import type { IceRestarter, RestartWire } from './IceRestarter'
import { LifeSigns } from './LifeSigns'
import type { CallListener, CallPort, SoundMix } from './PeerPort'
import { PictureSender } from './PictureSender'
import { preferNewPaths } from './preferNewPaths'
import { surviveIceFailure } from './surviveIceFailure'
import { TextLine } from './TextLine'
import { tuneAnswers } from './tuneAnswers'

/** Closing at once would drop a farewell that is still on its way. */
const farewellLingerMs = 500

/** A MediaConnection of PeerJS 1.5.5, with its traps handled. */
export class PeerJsCall implements CallPort {
  readonly beside = new TextLine(
    (text) => this.life?.channel.sendText(text) ?? false
  )
  private listener: CallListener | null = null
  private life: LifeSigns | null = null
  private picture: PictureSender | null = null
  private sound: RTCRtpSender | null = null
  private screenSound: MediaStreamTrack | null = null
  private mix: SoundMix | null = null
  private restarter: Promise<IceRestarter> | null = null
  private remoteStream: MediaStream | null = null
  private isCaller = false

  constructor(
    private readonly connection: MediaConnection,
    readonly remoteId: UserId,
    private readonly restarts: RestartWire
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
    this.isCaller = true
    this.follow(listener)
    this.attach()
    const { peerConnection } = this.connection
    if (!peerConnection) return this
    tuneAnswers(peerConnection)
    preferNewPaths(peerConnection)
    peerConnection.addEventListener('signalingstatechange', () => {
      if (peerConnection.signalingState === 'stable') this.listener?.answered()
    })
    return this
  }

  async showTrack(track: MediaStreamTrack | null): Promise<void> {
    await this.picture?.show(track).catch(() => this.lost())
  }

  playSound(track: MediaStreamTrack | null): void {
    this.screenSound = track
    // Where the other side has no place for it, none is heard.
    this.sound?.replaceTrack(this.mix ? this.mix(track) : track).catch(() => {})
  }

  mixSound(mix: SoundMix | null): void {
    this.mix = mix
    this.playSound(this.screenSound)
  }

  smoothPicture(smoothness: Smoothness): void {
    void this.picture?.smooth(smoothness)
  }

  send(message: CallMessage): void {
    this.life?.channel.send(message)
  }

  restartIce(): void {
    // A connection that is closed meanwhile is reported by itself.
    this.restarter?.then((restarter) => restarter.restart()).catch(() => {})
  }

  /** What the other side’s restart says. */
  restarted(restart: IceRestart): void {
    this.restarter
      ?.then((restarter) => restarter.receive(restart))
      .catch(() => {})
  }

  async getStats(): Promise<RTCStatsReport | null> {
    return this.connection.peerConnection?.getStats() ?? null
  }

  probe(): void {
    this.life?.probe()
  }

  close(farewell?: CallMessage): void {
    this.listener = null
    this.life?.end()
    this.picture?.stop()
    if (farewell && this.life?.channel.send(farewell)) {
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
      if (stream === this.remoteStream) return
      this.remoteStream = stream
      this.reportConnected()
    })
    this.connection.on('close', () => this.lost())
  }

  private attach(): void {
    const { peerConnection } = this.connection
    if (!peerConnection) return this.lost()
    surviveIceFailure(peerConnection)
    const videoSender = firstSender(peerConnection, 'video')
    this.picture = videoSender ? new PictureSender(videoSender) : null
    this.sound = firstSender(peerConnection, 'audio')
    this.restarter = restarterOf(peerConnection, this.id, this.restarts)
    this.restarter.catch(() => {})
    this.life = new LifeSigns(peerConnection, {
      open: () => this.reportConnected(),
      message: (message) => this.listener?.message(message),
      other: this.beside.receive,
      silent: () => this.silent(),
      heard: () => this.heard(),
      lost: () => this.listener?.networkDisconnected(),
      back: () => this.listener?.networkConnected(),
    })
  }

  /**
   * New sockets ask for an answer at once; an old pair only every 2.5 s
   * (libwebrtc), so that a changed address would go unnoticed that long. The
   * other side answers them even before it knows of the restart (RFC 8445 §7.3).
   */
  private silent(): void {
    if (this.isCaller) {
      this.picture?.pause()
      this.restartIce()
    }
    this.listener?.silent()
  }

  private heard(): void {
    if (this.isCaller) void this.picture?.resume()
    this.listener?.heard()
  }

  private reportConnected(): void {
    if (this.remoteStream && this.life?.channel.isOpen) {
      this.listener?.connected(this.remoteStream)
    }
  }

  private lost(): void {
    const { listener } = this
    this.close()
    listener?.closed()
  }
}

/** Brought with the first call: before that there is nothing to restart. */
async function restarterOf(
  ...call: ConstructorParameters<typeof IceRestarter>
): Promise<IceRestarter> {
  const found = await import('./IceRestarter')
  return new found.IceRestarter(...call)
}

/** The screen is the first of its kind, its sound as its picture (docs/decisions/0019). */
function firstSender(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video'
): RTCRtpSender | null {
  const senders = connection.getSenders()
  return senders.find((sender) => sender.track?.kind === kind) ?? null
}
