import type { Failure } from 'src/domain/errors/errorHandling'
import type { UserId } from 'src/domain/invite/userId'
import type { CallEvent } from 'src/domain/peerSession/events'
import type { QualityPreference } from 'src/domain/picture/qualityPreference'
import type { CallMessage } from 'src/domain/wire/callProtocol'
import type { Control } from 'src/domain/wire/controlMessage'

import type { AppChannel } from './AppChannel'

/** Takes what happens on one call. */
export type ReportCallEvent = (event: CallEvent) => void

/** @returns what is sent where the sound of the screen would be; null for nothing */
export type SoundMix = (
  screenSound: MediaStreamTrack | null
) => MediaStreamTrack | null

/** One MediaConnection with a data channel beside the picture. */
export interface CallPort {
  readonly id: string
  readonly remoteId: UserId
  /** null until it has come; for people to see only once the call is admitted (PS33) */
  readonly remoteStream: MediaStream | null
  /** what is said on the data channel that is not the session’s own */
  readonly beside: AppChannel
  /**
   * Lets picture, sound and words through, both ways (PS33). Until then
   * `showTrack`, `playSound` and `mixSound` change nothing, and `beside` says
   * nothing.
   */
  admit(): void
  /** Accepts a received call with a stream of this side; its events are reported from now on. */
  answer(stream: MediaStream, report: ReportCallEvent): void
  /**
   * Puts a track in the place of the picture; null sends nothing at all.
   *
   * @returns when its first frame is on its way, or something else has taken its place
   */
  showTrack(track: MediaStreamTrack | null): Promise<void>
  /** Puts a track in the place of the screen’s sound; null sends none. */
  playSound(track: MediaStreamTrack | null): void
  /** Sends from now on what the mix makes of the screen’s sound, each time that it changes; null sends it as it is. */
  mixSound(mix: SoundMix | null): void
  /** Sends the picture sharper or smoother from now on. */
  applyQualityPreference(qualityPreference: QualityPreference): void
  /** Looks for a new path while the call goes on; the caller’s to do. */
  restartIce(): void
  /** Asks the other side for a sign of life, because somebody says that it is gone. */
  probe(): void
  /** What the browser measures of the connection; null once there is none. */
  getStats(): Promise<RTCStatsReport | null>
  /** Says it if the data channel is open, else drops it. */
  send(message: CallMessage): void
  /** Ends the call after the farewell; nothing is reported any more. */
  close(farewell?: CallMessage): void
}

/** What a Peer reports. */
export interface PeerListener {
  opened(id: UserId): void
  /** out of reach, for whatever reason; running calls go on */
  disconnected(): void
  /** Any error but `peer-unavailable`, and those of one call; a Peer without a call is destroyed by then. */
  failed(failure: Failure): void
  peerUnavailable(remoteId: UserId): void
  called(call: CallPort): void
  control(remoteId: UserId, control: Control): void
}

/** The Peer of this page: it finds others over signalling and calls them. */
export interface PeerPort {
  /**
   * Opens the Peer, anew after an error, or returns to the server with the id
   * it had where a call holds on to it (docs/decisions/0058).
   *
   * @param desiredId null lets the signalling server issue one
   */
  connect(desiredId: UserId | null): void
  setIceServers(iceServers: RTCIceServer[]): void
  /** @returns null while the server is out of reach: PeerJS would place no call */
  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null
  sendControl(remoteId: UserId, control: Control): void
  /** Final for this Peer: nothing is reported any more. Farewells still go out. */
  destroy(): void
}
