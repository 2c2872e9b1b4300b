import type { MediaConnection } from 'peerjs'

import { errorHandling, failureOf } from 'src/domain/errors/errorHandling'
import type { UserId } from 'src/domain/invite/userId'
import type { QualityPreference } from 'src/domain/picture/qualityPreference'
import type { ViewerLag } from 'src/domain/picture/viewerLag'
import type { CallMessage } from 'src/domain/wire/callProtocol'
import type { IceRestart } from 'src/domain/wire/controlMessage'
import { tellPage } from 'src/lib/browser/tellPage'
import { Store } from 'src/lib/store/Store'

import { AppChannel } from './AppChannel'
import { CallerSide } from './CallerSide'
import type { Acquaintance, Stranger } from './CallGreeting'
import { CallLiveness } from './CallLiveness'
import type { IceRestarter, RestartWire } from './IceRestarter'
import { LazyGreeting } from './LazyGreeting'
import { loadIceRestarter } from './loadIceRestarter'
import { loadStills } from './loadStills'
import type { CallPort, ReportCallEvent, SoundMix } from './PeerPort'
import type { ResumptionStore } from './ResumptionStore'
import { SentMedia } from './SentMedia'
import { surviveIceFailure } from './surviveIceFailure'

/** Closing at once would drop a farewell that is still being sent. */
const farewellLingerMs = 500

const bye = { type: 'bye', reason: 'left' } as const

/** A MediaConnection of PeerJS 1.5.5, with its pitfalls handled. */
export class PeerJsCall implements CallPort {
  readonly beside = new AppChannel(
    (...said) => this.isAdmitted && !!this.life?.channel.sendText(...said)
  )
  readonly still = new Store<Blob | null>(null)
  remoteStream: MediaStream | null = null
  private report: ReportCallEvent | null = null
  private life: CallLiveness | null = null
  private media: SentMedia | null = null
  private restarter: Promise<IceRestarter> | null = null
  /** null if the peer has placed the call */
  private caller: CallerSide | null = null
  private greeting: LazyGreeting | null = null
  /** what the peer has proved; null if not known yet */
  private acquaintance: Acquaintance | null = null
  private isAdmitted = false

  constructor(
    private readonly connection: MediaConnection,
    readonly remoteId: UserId,
    private readonly restarts: RestartWire,
    private readonly secrets: ResumptionStore
  ) {}

  get id(): string {
    return this.connection.connectionId
  }

  answer(stream: MediaStream, report: ReportCallEvent): void {
    this.follow(report)
    this.connection.answer(stream)
    this.attach()
  }

  /** Tracks a call that this side has placed. */
  placed(report: ReportCallEvent): this {
    this.follow(report)
    const { peerConnection } = this.connection
    const answered = () => this.report?.({ type: 'call-answered' })
    this.caller = peerConnection && new CallerSide(peerConnection, answered)
    this.attach()
    return this
  }

  admit(): void {
    this.isAdmitted = true
    this.greeting?.keep()
    // The reader first learns that the peer may be another person.
    void Promise.resolve().then(() => this.beside.open())
  }

  async showTrack(track: MediaStreamTrack | null): Promise<void> {
    if (!this.isAdmitted) return
    await this.media?.picture?.show(track).catch(() => this.lost())
  }

  playSound(track: MediaStreamTrack | null): void {
    if (this.isAdmitted) this.media?.sound?.play(track)
  }

  mixSound(mix: SoundMix | null): void {
    if (this.isAdmitted) this.media?.sound?.mix(mix)
  }

  sendSound(isHeard: boolean): void {
    this.media?.sound?.send(isHeard)
  }

  applyQualityPreference(qualityPreference: QualityPreference): void {
    void this.media?.picture?.applyQualityPreference(qualityPreference)
  }

  readonly rest = (isResting: boolean): void =>
    this.life?.channel.heartbeat.rest(isResting)

  reportLag(lag: ViewerLag): void {
    this.life?.channel.send({ type: 'lag', ...lag })
  }

  send(message: CallMessage): void {
    this.life?.channel.send(message)
  }

  restartIce(): void {
    // A connection that is closed meanwhile is reported separately.
    this.restarter?.then((restarter) => restarter.restart()).catch(() => {})
  }

  /** The peer’s restart message. */
  restarted(restart: IceRestart): void {
    this.restarter?.then((each) => each.receive(restart)).catch(() => {})
  }

  /**
   * Some call has failed to negotiate. One whose offer the browser has rejected
   * waits in vain.
   */
  checkOffer(): void {
    const { peerConnection } = this.connection
    if (!this.caller && peerConnection?.remoteDescription === null) this.lost()
  }

  openChannel(name: string, number: number): RTCDataChannel | null {
    return (this.isAdmitted && this.life?.openChannel(name, number)) || null
  }

  async getStats(): Promise<RTCStatsReport | null> {
    return this.connection.peerConnection?.getStats() ?? null
  }

  probe(): void {
    this.life?.probe()
  }

  close(farewell?: CallMessage): void {
    this.report = null
    this.life?.end()
    this.media?.picture?.stop()
    if (farewell && this.life?.channel.send(farewell)) {
      setTimeout(() => this.connection.close(), farewellLingerMs)
    } else {
      this.connection.close()
    }
  }

  /** Before `answer`, so that no event of the connection is missed. */
  private follow(report: ReportCallEvent): void {
    this.report = report
    // Fires once per track; the stream is the same.
    this.connection.on('stream', (stream) => {
      if (stream === this.remoteStream) return
      this.remoteStream = stream
      this.reportConnected()
    })
    this.connection.on('close', () => this.lost())
    this.connection.on('error', (error) => this.failed(error))
  }

  private attach(): void {
    const { peerConnection, provider } = this.connection
    const { id, remoteId } = this
    const isCaller = this.caller !== null
    if (!peerConnection) return this.lost()
    surviveIceFailure(peerConnection)
    this.media = new SentMedia(peerConnection, this.rest)
    this.restarter = loadIceRestarter(peerConnection, id, this.restarts)
    this.restarter.catch(() => {})
    this.greeting = new LazyGreeting(
      (found) => this.met(found),
      peerConnection,
      { id, ownId: provider.id, remoteId, isCaller },
      this.secrets
    )
    this.life = new CallLiveness(peerConnection, this.greeting, {
      open: () => this.opened(),
      message: (message: CallMessage) => {
        const isResumed = this.acquaintance?.isResumed === true
        this.report?.({ type: 'message-received', message, isResumed })
      },
      lag: (lag: ViewerLag) => this.media?.picture?.adaptTo(lag),
      other: this.beside.receive,
      silent: () => this.silent(),
      heard: () => this.heard(),
      disconnected: () => this.report?.({ type: 'network-disconnected' }),
      reconnected: () => this.report?.({ type: 'network-reconnected' }),
    })
  }

  private met(found: Acquaintance | Stranger): void {
    if (found === 'lost') return this.lost()
    if (found === 'refuted') return this.ended('proof-failed', bye)
    this.acquaintance = found
    this.reportConnected()
  }

  private opened(): void {
    this.reportConnected()
    const { life, media, caller } = this
    if (life && media) void caller?.fit(life.channel.wire, media)
    if (caller) return
    const show = (still: Blob) =>
      this.isAdmitted && !this.still.getSnapshot() && this.still.set(still)
    void loadStills(this.connection.peerConnection, show)
  }

  /**
   * New sockets send checks at once; an old pair only every 2.5 s (libwebrtc),
   * so a changed address would go unnoticed for that long. The peer answers
   * them even before it knows of the restart (RFC 8445 §7.3).
   */
  private silent(): void {
    if (this.caller) {
      this.media?.picture?.pause()
      this.restartIce()
    }
    this.report?.({ type: 'call-silent' })
  }

  private heard(): void {
    if (this.caller) this.media?.picture?.resume().catch(() => this.lost())
    this.report?.({ type: 'call-heard' })
  }

  private reportConnected(): void {
    const { acquaintance, remoteStream } = this
    if (remoteStream && acquaintance && this.life?.channel.isOpen) {
      this.report?.({ type: 'call-connected', ...acquaintance })
    }
  }

  /**
   * An error that does not end the call is reported beside it
   * (docs/decisions/0055).
   */
  private failed(error: Error & { type: string }): void {
    const { remedy } = errorHandling[failureOf(error.type)]
    if (remedy === 'call-again') this.lost()
    else tellPage(error)
  }

  private readonly lost = (): void => this.ended('call-closed')

  private ended(type: 'call-closed' | 'proof-failed', farewell?: CallMessage) {
    const { report } = this
    this.close(farewell)
    report?.({ type })
  }
}
