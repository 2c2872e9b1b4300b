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

/** @returns what is sent instead of the screen’s sound; null for nothing */
export type SoundMix = (
  screenSound: MediaStreamTrack | null
) => MediaStreamTrack | null

/** One MediaConnection with a data channel beside the picture. */
export interface CallPort {
  readonly id: string
  readonly remoteId: UserId
  /**
   * null until it has arrived; to be shown only once the call is admitted
   * (PS33)
   */
  readonly remoteStream: MediaStream | null
  /** a small picture that is there before the first frame of the video */
  readonly still: Store<Blob | null>
  /** messages on the data channel that are not the session’s own */
  readonly appMessages: AppChannel
  /**
   * Allows picture, sound and messages in both directions (PS33). Until then
   * `showTrack`, `playSound` and `mixSound` have no effect, `beside` sends
   * nothing, and `openChannel` opens none.
   */
  admit(): void
  /**
   * Accepts a received call with a stream of this side; its events are reported
   * from now on.
   */
  answer(stream: MediaStream, report: ReportCallEvent): void
  /**
   * Replaces the picture’s track; null sends nothing at all.
   *
   * @returns when its first frame is being sent, or another track has replaced
   * it
   */
  showTrack(track: MediaStreamTrack | null): Promise<void>
  /** Replaces the track of the screen’s sound; null sends none. */
  playSound(track: MediaStreamTrack | null): void
  /**
   * From now on sends what the mix makes of the screen’s sound, each time that
   * it changes; null sends it as it is.
   */
  mixSound(mix: SoundMix | null): void
  /** Sends the screen’s sound only while it is heard; a voice is always sent. */
  sendSound(isHeard: boolean): void
  /** Sends the picture sharper or smoother from now on. */
  applyQualityPreference(qualityPreference: QualityPreference): void
  /** Tells the sharer that this computer is behind with the picture. */
  reportLag(lag: ViewerLag): void
  /** Whether the picture stands still, so that fewer heartbeats will do. */
  rest(isResting: boolean): void
  /** Looks for a new path while the call continues; only for the caller. */
  restartIce(): void
  /** Probes the peer, because someone reports that it is gone. */
  probe(): void
  /**
   * A further data channel of the connection, without an offer: both sides open
   * it with the same number.
   *
   * @returns null if there is no connection, or the call is not admitted
   */
  openChannel(name: string, number: number): RTCDataChannel | null
  /** The browser’s statistics of the connection; null once there is none. */
  getStats(): Promise<RTCStatsReport | null>
  /** Sends it if the data channel is open, else drops it. */
  send(message: CallMessage): void
  /** Ends the call after the farewell; nothing is reported any more. */
  close(farewell?: CallMessage): void
}

/**
 * Whether a caller has proved to have the link of this page, before anything is
 * answered (docs/proof.md); null if that link has no pin.
 */
export type IsFromLink = boolean | null

/** What a Peer reports. */
export interface PeerListener {
  opened(id: UserId): void
  /** unreachable, for whatever reason; running calls continue */
  disconnected(): void
  /** Destroyed by PeerJS itself, with all of its calls. */
  closed(): void
  /**
   * Any error except `peer-unavailable` and those of a single call; a Peer
   * without a call has already been destroyed.
   */
  failed(failure: Failure): void
  /** the server still hears this page */
  answered(): void
  peerUnavailable(remoteId: UserId): void
  called(call: CallPort, isFromLink: Promise<IsFromLink>): void
  /** @param isFromLink of a knock */
  control(
    remoteId: UserId,
    control: Control,
    isFromLink?: Promise<IsFromLink>
  ): void
  /** of ours, but not the session’s */
  signal(remoteId: UserId, payload: unknown): void
}

/** The Peer of this page: it finds others over signalling and calls them. */
export interface PeerPort {
  /**
   * Opens a Peer, a new one after an error, or reconnects with the same id if a
   * call depends on it (docs/call.md).
   *
   * @param desiredId null lets the signalling server issue one
   */
  connect(desiredId: UserId | null): void
  /** Asks the server whether it still hears this page: see `answered`. */
  askServer(): void
  setIceServers(iceServers: RTCIceServer[]): void
  /**
   * @returns null while the server is unreachable: PeerJS would place no call
   */
  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null
  sendControl(remoteId: UserId, control: Control): void
  /** Like `sendControl`, with any payload of ours. */
  sendSignal(remoteId: UserId, payload: object): void
  /**
   * Final for this Peer: nothing is reported any more. Farewells are still
   * sent.
   */
  destroy(): void
}
