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

/** One MediaConnection with a data channel. */
export interface CallPort {
  readonly id: string
  readonly remoteId: UserId
  /** null until it arrives; show it only once the call is admitted (PS33) */
  readonly remoteStream: MediaStream | null
  /** a still picture that is shown until the first video frame arrives */
  readonly still: Store<Blob | null>
  /** messages of the features (chat, files, steps) on the data channel */
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
   * Sends what `mix` returns, for this and each later track of the screen’s
   * sound; with null, the screen’s sound itself.
   */
  mixSound(mix: SoundMix | null): void
  /** @param isHeard false: sends no screen sound, only a voice */
  sendSound(isHeard: boolean): void
  applyQualityPreference(qualityPreference: QualityPreference): void
  /** Tells the sharer that this computer lags behind the picture. */
  reportLag(lag: ViewerLag): void
  /** @param isResting the picture stands still: fewer heartbeats are sent */
  rest(isResting: boolean): void
  /** Restarts ICE; only for the caller. */
  restartIce(): void
  /** Sends a ping at once, because the peer may be gone. */
  probe(): void
  /**
   * Opens a further data channel without an offer: both sides use the same
   * number.
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
 * Whether a caller has proved, before the call is answered, to have the link of
 * this page (docs/proof.md); null if that link has no key fingerprint.
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
   * without a call is already destroyed.
   */
  failed(failure: Failure): void
  /** the answer to `askServer` */
  answered(): void
  peerUnavailable(remoteId: UserId): void
  called(call: CallPort, isFromLink: Promise<IsFromLink>): void
  /** @param isFromLink only for a knock */
  control(
    remoteId: UserId,
    control: Control,
    isFromLink?: Promise<IsFromLink>
  ): void
  /** a message for a feature, such as a ring */
  signal(remoteId: UserId, payload: unknown): void
}

/** Finds other pages through the signalling server and calls them. */
export interface PeerPort {
  /**
   * Opens a Peer: a new one after an error, or the same id again if a call
   * depends on it (docs/call.md).
   *
   * @param desiredId null lets the signalling server issue an id
   */
  connect(desiredId: UserId | null): void
  /** Does the server still receive messages of this page? See `answered`. */
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
  /** Closes this Peer for good after sending the farewells. */
  destroy(): void
}
