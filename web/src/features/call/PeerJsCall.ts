import type { MediaConnection } from 'peerjs'

import {
  errorHandling,
  failureOf,
  reportError,
} from 'src/browser/errors/errorHandling'
import type { Undo } from 'src/browser/listen'
import { Store } from 'src/browser/Store'
import { after } from 'src/browser/unthrottledTimers'
import type { UserId } from 'src/features/links'
import {
  openStills,
  type QualityPreference,
  type ViewerLag,
} from 'src/features/picture'

import { AppChannel } from './AppChannel'
import { CallerSide } from './CallerSide'
import { type Acquaintance, CallGreeting, type Stranger } from './CallGreeting'
import { CallLiveness } from './CallLiveness'
import type { ResumptionStore } from './CallResumption'
import { IceRestarter, type RestartWire } from './IceRestarter'
import type { CallMessage, HelloMessage } from './model/callProtocol'
import type { IceRestart } from './model/controlMessage'
import type { CallPort, ReportCallEvent, SoundMix } from './PeerPort'
import { PinnedCertificate } from './PinnedCertificate'
import { SentMedia } from './SentMedia'
import { ignoreLooseTracks, surviveIceFailure } from './surviveIceFailure'

/** ICE usually finds a direct path within this time after the answer. */
const directPathMs = 500

/**
 * The call is closed this long after a farewell message, so that the browser
 * can still send the message.
 */
const farewellLingerMs = 500

const refusals = {
  refuted: 'proof-failed',
  uncompared: 'comparison-failed',
} as const

type Refusal = (typeof refusals)[keyof typeof refusals]

const bye = { type: 'bye', reason: 'left' } as const

/** Wraps a MediaConnection of PeerJS 1.5.5, with workarounds for its limits. */
export class PeerJsCall implements CallPort {
  readonly appMessages = new AppChannel(
    (...said) => this.isAdmitted && !!this.life?.channel.sendText(...said)
  )
  readonly still = new Store<Blob | null>(null)
  remoteStream: MediaStream | null = null
  private report: ReportCallEvent | null = null
  private life: CallLiveness | null = null
  private media: SentMedia | null = null
  private restarter: IceRestarter | null = null
  /** null if the peer has placed the call */
  private caller: CallerSide | null = null
  private greeting: CallGreeting | null = null
  private certificate: PinnedCertificate | null = null
  private acquaintance: Acquaintance | null = null
  private isAdmitted = false
  private endWaiting: Undo | null = null

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
    this.attach(offerOf(this.connection))
  }

  placed(report: ReportCallEvent): this {
    this.follow(report)
    this.attach(null)
    return this
  }

  admit(): void {
    if (!this.isProvedTransport()) return
    this.isAdmitted = true
    this.greeting?.keep()
    // In a microtask, so that features learn of a new participant before they
    // receive a message.
    void Promise.resolve().then(() => this.appMessages.open())
  }

  async showTrack(track: MediaStreamTrack | null): Promise<void> {
    if (!this.mayShow()) return
    await this.media?.picture?.show(track).catch(() => this.lost())
  }

  playSound(track: MediaStreamTrack | null): void {
    if (this.mayShow()) this.media?.sound?.play(track)
  }

  mixSound(mix: SoundMix | null): void {
    if (this.mayShow()) this.media?.sound?.mix(mix)
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
    // Rejects for a closed connection; the event `close` reports that loss.
    this.restarter?.restart().catch(() => {})
  }

  restarted(restart: IceRestart): void {
    this.restarter?.receive(restart).catch(() => {})
  }

  /**
   * Ends this call if the browser has rejected its offer; otherwise the call
   * would wait forever. PeerJS does not say which call has failed to negotiate,
   * so every call is checked.
   */
  checkOffer(): void {
    const { peerConnection } = this.connection
    if (!this.caller && peerConnection?.remoteDescription === null) this.lost()
  }

  openChannel(name: string, number: number): RTCDataChannel | null {
    return (this.mayShow() && this.life?.openChannel(name, number)) || null
  }

  get pictureSent(): Promise<void> {
    return this.media?.picture?.sent ?? Promise.resolve()
  }

  async getStats(): Promise<RTCStatsReport | null> {
    return this.connection.peerConnection?.getStats() ?? null
  }

  probe(): void {
    this.life?.probe()
  }

  close(farewell?: CallMessage): void {
    this.report = null
    this.endWaiting?.()
    this.life?.end()
    this.media?.picture?.stop()
    if (farewell && this.life?.channel.send(farewell)) {
      setTimeout(() => this.connection.close(), farewellLingerMs)
    } else {
      this.connection.close()
    }
  }

  /** Must run before `answer`, which may already fire events. */
  private follow(report: ReportCallEvent): void {
    this.report = report
    // PeerJS fires `stream` once per track, with the same stream.
    this.connection.on('stream', (stream) => {
      if (stream === this.remoteStream) return
      this.remoteStream = stream
      this.reportConnected()
    })
    this.connection.on('close', () => this.lost())
    this.connection.on('error', (error) => this.failed(error))
  }

  /** @param offer the SDP of the peer; null if this side has placed the call */
  private attach(offer: string | null): void {
    const { peerConnection, provider } = this.connection
    const { id, remoteId } = this
    const isCaller = offer === null
    if (!peerConnection) return this.lost()
    this.certificate = new PinnedCertificate(
      peerConnection,
      offer,
      this.notProved
    )
    if (isCaller) {
      const answered = () => {
        this.report?.({ type: 'call-answered' })
        this.endWaiting ??= after(directPathMs, () => this.addRelays())
      }
      this.caller = new CallerSide(peerConnection, answered)
    }
    surviveIceFailure(peerConnection)
    ignoreLooseTracks(peerConnection)
    this.media = new SentMedia(peerConnection, this.rest)
    this.restarter = new IceRestarter(peerConnection, id, this.restarts)
    const greeting = new CallGreeting(
      peerConnection,
      { id, ownId: provider.id, remoteId, isCaller },
      this.secrets
    )
    this.greeting = greeting
    const greets = {
      hello: (channel: RTCDataChannel) => greeting.hello(channel),
      heard: async (hello: HelloMessage | null) =>
        this.met(await greeting.heard(hello).catch(() => 'lost' as const)),
    }
    this.life = new CallLiveness(peerConnection, greets, {
      open: () => this.opened(),
      message: (message: CallMessage) => {
        const isResumed = this.acquaintance?.isResumed === true
        this.report?.({ type: 'message-received', message, isResumed })
      },
      lag: (lag: ViewerLag) => this.media?.picture?.adaptTo(lag),
      other: this.appMessages.receive,
      silent: () => this.silent(),
      heard: () => this.heard(),
      disconnected: () => this.report?.({ type: 'network-disconnected' }),
      reconnected: () => this.report?.({ type: 'network-reconnected' }),
    })
  }

  private async met(found: Acquaintance | Stranger): Promise<void> {
    if (found === 'lost') return this.lost()
    if (typeof found === 'string') return this.ended(refusals[found], bye)
    // Ends the call if DTLS uses another certificate than the one in the proof.
    await this.certificate?.check()
    this.acquaintance = found
    this.reportConnected()
  }

  private mayShow(): boolean {
    return this.isAdmitted && this.isProvedTransport()
  }

  /**
   * Ends the call if DTLS no longer uses the proved certificate. Check this
   * before sending anything to the peer.
   */
  private isProvedTransport(): boolean {
    const isProved = this.certificate?.isInUse === true
    if (!isProved) this.notProved()
    return isProved
  }

  private opened(): void {
    this.reportConnected()
    const { life, media, caller } = this
    if (life && media) void caller?.fit(life.channel.wire, media)
    if (caller) return
    const show = (still: Blob) =>
      this.isAdmitted && !this.still.getSnapshot() && this.still.set(still)
    openStills(this.connection.peerConnection, show)
  }

  private addRelays(): void {
    const { iceConnectionState: state } = this.connection.peerConnection ?? {}
    if (state === 'connected' || state === 'completed') return
    this.restarter?.addRelays().catch(() => {})
  }

  private silent(): void {
    if (this.caller) this.media?.picture?.pause()
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

  /** An error that does not end the call is reported (docs/decisions/0055). */
  private failed(error: Error & { type: string }): void {
    const { remedy } = errorHandling[failureOf(error.type)]
    if (remedy === 'call-again') this.lost()
    else reportError(error)
  }

  private readonly lost = (): void => this.ended('call-closed')

  /** Sends a farewell only if the transport uses the proved certificate. */
  private readonly notProved = (): void =>
    this.ended('proof-failed', this.certificate?.isInUse ? bye : undefined)

  private ended(type: 'call-closed' | Refusal, farewell?: CallMessage) {
    const { report } = this
    this.close(farewell)
    report?.({ type })
  }
}

/**
 * @returns the SDP of the offer. It is read here, because PeerJS applies the
 * offer before PinnedCertificate can wrap `setRemoteDescription`.
 */
const offerOf = ({ options }: MediaConnection): string =>
  String(Object(Object(options)._payload?.sdp).sdp)
