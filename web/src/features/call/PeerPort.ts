import type { Failure } from 'src/browser/errors/errorHandling'
import type { Store } from 'src/browser/Store'
import type { CallEvent } from 'src/features/call/model/callEvents'
import type { UserId } from 'src/features/links'
import type { QualityPreference, ViewerLag } from 'src/features/picture'

import type { AppChannel } from './AppChannel'
import type { CallMessage } from './model/callProtocol'
import type { Control } from './model/controlMessage'

export type ReportCallEvent = (event: CallEvent) => void

/** @returns the track to send instead of the screen’s sound; null for none */
export type SoundMix = (
  screenSound: MediaStreamTrack | null
) => MediaStreamTrack | null

/** A call: one MediaConnection with a data channel. */
export interface CallPort {
  readonly id: string
  readonly remoteId: UserId
  /**
   * null until the stream arrives; show the stream only after `admit` (PS33)
   */
  readonly remoteStream: MediaStream | null
  /** a still image of the screen, shown until the first video frame */
  readonly still: Store<Blob | null>
  /** messages of features, such as chat and files, on the data channel */
  readonly appMessages: AppChannel
  /**
   * Allows picture, sound and messages in both directions (PS33). Until then
   * `showTrack`, `playSound` and `mixSound` have no effect, `appMessages` sends
   * nothing, and `openChannel` returns null.
   */
  admit(): void
  /** Accepts a received call with a stream of this side. */
  answer(stream: MediaStream, report: ReportCallEvent): void
  /**
   * @param track null stops sending
   * @returns resolves when the first frame of the track is being sent, or when
   * another track has replaced it
   */
  showTrack(track: MediaStreamTrack | null): Promise<void>
  playSound(track: MediaStreamTrack | null): void
  /**
   * Sends the track that `mix` returns instead of the screen’s sound. `mix` is
   * called again for each new track of the screen’s sound. Null sends the
   * screen’s sound unchanged.
   */
  mixSound(mix: SoundMix | null): void
  /**
   * @param isHeard false while the viewer has muted the screen’s sound, which
   * is then not sent
   */
  sendSound(isHeard: boolean): void
  applyQualityPreference(qualityPreference: QualityPreference): void
  /** Tells the sharer that this computer shows frames late, or drops frames. */
  reportLag(lag: ViewerLag): void
  /** @param isResting true while the picture stands still: fewer pings */
  rest(isResting: boolean): void
  /** Restarts ICE; only for the caller. */
  restartIce(): void
  /** Sends a ping at once, to check whether the peer is still there. */
  probe(): void
  /**
   * Opens another negotiated data channel, without a new offer. Both sides must
   * use the same `number` as its id.
   *
   * @returns null without a connection, or before the call is admitted
   */
  openChannel(name: string, number: number): RTCDataChannel | null
  /** resolves when the first frame of a screen is sent; never rejects */
  readonly pictureSent: Promise<void>
  /** @returns null after the connection is closed */
  getStats(): Promise<RTCStatsReport | null>
  /** Drops the message if the data channel is not open. */
  send(message: CallMessage): void
  /** Ends the call after sending the farewell; no further event is reported. */
  close(farewell?: CallMessage): void
}

/**
 * Whether a caller has proved, before the call is answered, that it has the
 * link of this page (docs/proof.md); null if that link has no key fingerprint.
 */
export type IsFromLink = boolean | null

export interface PeerListener {
  opened(id: UserId): void
  /** the server is unreachable; running calls continue */
  disconnected(): void
  /** PeerJS has destroyed the Peer with all of its calls */
  closed(): void
  /**
   * Any error except `peer-unavailable` and the errors of a single call. A Peer
   * that has no call is destroyed before this is called.
   */
  failed(failure: Failure): void
  /** the server has answered `askServer` */
  answered(): void
  peerUnavailable(remoteId: UserId): void
  called(call: CallPort, isFromLink: Promise<IsFromLink>): void
  /** @param isFromLink only for `knock` and `continue` */
  control(
    remoteId: UserId,
    control: Control,
    isFromLink?: Promise<IsFromLink>
  ): void
  /** a message for a feature, over the signalling server */
  signal(remoteId: UserId, payload: unknown): void
}

/** Finds other pages through the signalling server and calls them. */
export interface PeerPort {
  /**
   * Connects to the signalling server. A Peer that was open reconnects with the
   * same id, because its calls depend on it; otherwise a new Peer is created
   * (docs/call.md).
   *
   * @param desiredId null lets the signalling server issue an id
   */
  connect(desiredId: UserId | null): void
  /**
   * Checks whether the server still receives messages of this page; `answered`
   * reports the answer.
   */
  askServer(): void
  setIceServers(iceServers: RTCIceServer[]): void
  /** @returns null while the server is unreachable */
  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null
  sendControl(remoteId: UserId, control: Control): void
  /** Like `sendControl`, with any payload of this product. */
  sendSignal(remoteId: UserId, payload: object): void
  /** Closes this Peer for good, after its calls have sent a farewell. */
  destroy(): void
}
