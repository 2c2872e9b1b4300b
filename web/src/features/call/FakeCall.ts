import { Store } from 'src/browser/Store'
import type { UserId } from 'src/features/links/model/userId'
import type { QualityPreference } from 'src/features/picture/model/qualityPreference'
import type { ViewerLag } from 'src/features/picture/model/viewerLag'
import type { SafetyWords } from 'src/features/proof/model/safetyWords'

import { AppChannel } from './AppChannel'
import { FakeByteChannel } from './FakeByteChannel'
import type { CallMessage } from './model/callProtocol'
import type { CallPort, ReportCallEvent, SoundMix } from './PeerPort'

/** @param entries statistics, each with a `type` */
export const fakeStats = (entries: readonly object[]): RTCStatsReport =>
  new Map(entries.map((entry, at) => [String(at), entry] as const))

/** Runs `act` in a microtask: messages never arrive synchronously. */
export const soon = (act: () => void): void => void Promise.resolve().then(act)

export class FakeCall implements CallPort {
  readonly appMessages = new AppChannel((text) => {
    const isSaid = this.isConnected && this.isAdmitted
    if (isSaid) soon(() => this.other?.appMessages.receive(text))
    return isSaid
  })
  other: FakeCall | null = null
  remoteStream: MediaStream | null = null
  /** false: signalling works, but no packet of the call arrives */
  hasPath = true
  isConnected = false
  isAdmitted = false
  /** whether the peer proves to be the previous participant */
  isKnown = () => false
  /** whether the peer proves to be the owner or the recipient of the link */
  isVerified = false
  safetyWords: SafetyWords | undefined
  admitted = () => {}
  isClosed = false
  restartCount = 0
  probeCount = 0
  shown: MediaStreamTrack | null = null
  qualityPreference: QualityPreference | null = null
  isSoundSent = true
  stats: readonly object[] | null = null
  played: MediaStreamTrack | null = null
  private screenSound: MediaStreamTrack | null = null
  private mix: SoundMix | null = null
  readonly sent: CallMessage[] = []
  readonly channels = new Map<number, FakeByteChannel>()
  bytesSent = () => {}
  isResting = false
  readonly lags: ViewerLag[] = []
  readonly still = new Store<Blob | null>(null)

  constructor(
    readonly id: string,
    readonly remoteId: UserId,
    public stream: MediaStream | null = null,
    private report: ReportCallEvent | null = null
  ) {
    this.shown = stream?.getVideoTracks()[0] ?? null
  }

  arriveFrom(callerId: UserId): FakeCall {
    const end = new FakeCall(this.id, callerId)
    end.hasPath = this.hasPath
    this.other = end
    end.other = this
    return end
  }

  answer(stream: MediaStream, report: ReportCallEvent): void {
    this.stream = stream
    this.report = report
    soon(() => {
      this.other?.report?.({ type: 'call-answered' })
      this.connect()
      this.other?.connect()
    })
  }

  admit(): void {
    this.isAdmitted = true
    this.admitted()
    soon(() => this.appMessages.open())
  }

  async showTrack(track: MediaStreamTrack | null): Promise<void> {
    if (this.isAdmitted) this.shown = track
  }

  playSound(track: MediaStreamTrack | null): void {
    if (!this.isAdmitted) return
    this.screenSound = track
    this.played = this.mix ? this.mix(track) : track
  }

  mixSound(mix: SoundMix | null): void {
    if (!this.isAdmitted) return
    this.mix = mix
    this.playSound(this.screenSound)
  }

  sendSound(isHeard: boolean): void {
    this.isSoundSent = isHeard
  }

  applyQualityPreference(qualityPreference: QualityPreference): void {
    this.qualityPreference = qualityPreference
  }

  restartIce(): void {
    this.restartCount++
  }

  probe(): void {
    this.probeCount++
  }

  openChannel(_name: string, number: number): RTCDataChannel | null {
    if (!this.isConnected || !this.isAdmitted) return null
    const channel = new FakeByteChannel(
      () => this.other?.channels.get(number),
      () => this.bytesSent()
    )
    this.channels.set(number, channel)
    return channel as unknown as RTCDataChannel
  }

  pictureSent = Promise.resolve()

  async getStats(): Promise<RTCStatsReport | null> {
    return this.stats && fakeStats(this.stats)
  }

  rest(isResting: boolean): void {
    this.isResting = isResting
  }

  reportLag(lag: ViewerLag): void {
    this.lags.push(lag)
  }

  send(message: CallMessage): void {
    if (!this.isConnected) return
    this.sent.push(message)
    soon(() => this.other?.hear(message))
  }

  private hear(message: CallMessage): void {
    const isResumed = this.isKnown()
    this.report?.({ type: 'message-received', message, isResumed })
  }

  close(farewell?: CallMessage): void {
    if (this.isClosed) return
    if (farewell) this.send(farewell)
    this.drop()
    soon(() => this.other?.lose())
  }

  lose(): void {
    const { report } = this
    this.drop()
    report?.({ type: 'call-closed' })
  }

  failProof(type: 'proof-failed' | 'comparison-failed' = 'proof-failed'): void {
    const { report } = this
    this.close()
    report?.({ type })
  }

  findPath(): void {
    for (const end of [this, this.other]) {
      if (end) end.hasPath = true
    }
    this.connect()
    this.other?.connect()
  }

  disconnectNetwork(): void {
    this.report?.({ type: 'network-disconnected' })
  }

  reconnectNetwork(): void {
    this.report?.({ type: 'network-reconnected' })
  }

  private connect(): void {
    if (!this.hasPath || this.isClosed || !this.other?.stream) return
    this.isConnected = true
    this.remoteStream = this.other.stream
    this.report?.({
      type: 'call-connected',
      isResumed: this.isKnown(),
      isVerified: this.isVerified,
      ...(!this.isVerified && { safetyWords: this.safetyWords }),
    })
  }

  private drop(): void {
    this.report = null
    this.isClosed = true
    this.isConnected = false
    this.channels.forEach((channel) => channel.close())
  }
}
