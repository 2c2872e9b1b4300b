import type { Failure } from 'src/browser/errors/errorHandling'
import type { Store } from 'src/browser/Store'
import type { CallEvent } from 'src/features/call/model/callEvents'
import type { UserId } from 'src/features/links'
import type { QualityPreference, ViewerLag } from 'src/features/picture'

import type { AppChannel } from './AppChannel'
import type { CallMessage } from './model/callProtocol'
import type { Control } from './model/controlMessage'

/** Receives the events of one call. */
export type ReportCallEvent = (event: CallEvent) => void

/** @returns the track to send instead of the screen’s sound; null for none */
export type SoundMix = (
  screenSound: MediaStreamTrack | null
) => MediaStreamTrack | null

/** One MediaConnection with a data channel. */
export interface CallPort {
  readonly id: string
  readonly remoteId: UserId
  /**
   * null until it has arrived; may be shown only once the call is admitted
   * (PS33)
   */
  readonly remoteStream: MediaStream | null
  /** a small picture that arrives before the first video frame */
  readonly still: Store<Blob | null>
  /** messages on the data channel that do not belong to the session */
  readonly appMessages: AppChannel
  /**
   * Allows picture, sound and messages in both directions (PS33). Until then
   * `showTrack`, `playSound` and `mixSound` have no effect, `appMessages` sends
   * nothing, and `openChannel` opens none.
   */
  admit(): void
  /**
   * Accepts a received call with a stream of this side and starts to report its
   * events.
   */
  answer(stream: MediaStream, report: ReportCallEvent): void
  /**
   * Replaces the picture’s track; null stops sending.
   *
   * @returns when its first frame is being sent, or another track has replaced
   * it
   */
  showTrack(track: MediaStreamTrack | null): Promise<void>
  /** Replaces the track of the screen’s sound; null sends none. */
  playSound(track: MediaStreamTrack | null): void
  /**
   * Sends the track that `mix` returns from now on. It is called for each new
   * track of the screen’s sound. With null, that track itself is sent.
   */
  mixSound(mix: SoundMix | null): void
  /**
   * Stops the screen’s sound while the peer does not play it; a voice is always
   * sent.
   */
  sendSound(isHeard: boolean): void
  /** Makes the picture sharper or smoother from now on. */
  applyQualityPreference(qualityPreference: QualityPreference): void
  /** Tells the sharer that this computer lags behind the picture. */
  reportLag(lag: ViewerLag): void
  /**
   * Tells whether the picture stands still. While it does, fewer heartbeats are
   * sent.
   */
  rest(isResting: boolean): void
  /** Searches for a new path while the call continues; only for the caller. */
  restartIce(): void
  /** Probes the peer, because someone reports that it is gone. */
  probe(): void
  /**
   * Opens a further data channel without an offer: both sides use the same
   * number.
   *
   * @returns null if there is no connection, or the call is not admitted
   */
  openChannel(name: string, number: number): RTCDataChannel | null
  /** Resolves when the first frame of a screen is sent; never rejects. */
  readonly pictureSent: Promise<void>
  /** The browser’s statistics of the connection; null after it is closed. */
  getStats(): Promise<RTCStatsReport | null>
  /** Sends the message if the data channel is open, otherwise drops it. */
  send(message: CallMessage): void
  /** Ends the call after sending the farewell; no further event is reported. */
  close(farewell?: CallMessage): void
}

/**
 * Whether a caller has proved, before the call is answered, to have the link of
 * this page (docs/proof.md); null if that link has no key fingerprint.
 */
export type IsFromLink = boolean | null

/** The events of a Peer. */
export interface PeerListener {
  opened(id: UserId): void
  /** the server is unreachable, for whatever reason; running calls continue */
  disconnected(): void
  /** PeerJS itself has destroyed the Peer with all of its calls */
  closed(): void
  /**
   * Any error except `peer-unavailable` and those of a single call; a Peer
   * without a call has already been destroyed.
   */
  failed(failure: Failure): void
  /** the server still receives messages of this page */
  answered(): void
  peerUnavailable(remoteId: UserId): void
  called(call: CallPort, isFromLink: Promise<IsFromLink>): void
  /** @param isFromLink only with a knock */
  control(
    remoteId: UserId,
    control: Control,
    isFromLink?: Promise<IsFromLink>
  ): void
  /** a message of this product that does not belong to the session */
  signal(remoteId: UserId, payload: unknown): void
}

/**
 * The Peer of this page: it finds other pages through the signalling server and
 * calls them.
 */
export interface PeerPort {
  /**
   * Opens a Peer, a new one after an error, or reconnects with the same id if a
   * call depends on it (docs/call.md).
   *
   * @param desiredId null lets the signalling server issue one
   */
  connect(desiredId: UserId | null): void
  /**
   * Asks the server whether it still receives messages of this page: see
   * `answered`.
   */
  askServer(): void
  setIceServers(iceServers: RTCIceServer[]): void
  /**
   * @returns null while the server is unreachable, as PeerJS would place no
   * call
   */
  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null
  sendControl(remoteId: UserId, control: Control): void
  /** Like `sendControl`, with any payload of this product. */
  sendSignal(remoteId: UserId, payload: object): void
  /**
   * Closes this Peer for good: nothing is reported any more. Farewells are
   * still sent.
   */
  destroy(): void
}
