import type { Undo } from 'src/browser/listen'
import { Store } from 'src/browser/Store'
import type { Signals } from 'src/features/call'
import type { Pin, UserId } from 'src/features/links'
import { type PeerSession, viewerView } from 'src/features/session'

import type { Caller } from './model/callers'
import {
  type IncomingRing,
  presentRing,
  ringLifetimeMs,
  withAnswerDelivered,
  withoutRingsFrom,
  withRingAnswered,
  withRingHeard,
} from './model/incomingRings'
import {
  encodeRingSignal,
  parseRingSignal,
  type RingSignal,
  type SignedSignal,
} from './model/ringSignal'
import { recogniseRing } from './recogniseRing'
import { RingPin } from './RingPin'
import type { StoredList } from './StoredList'

/** The answer is sent again, because the sharer's page may be offline. */
const againMs = 3_000
const mostAttempts = 10

/** Limits parallel checks: anybody who knows the id can send signals. */
const mostChecked = 8

interface RingReceiverDependencies {
  session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>
  /** returns the key fingerprint of the link with this id; null without one */
  pin: (ownId: UserId) => Promise<Pin | null>
  callers: Pick<StoredList<Caller>, 'read'>
  rings: Pick<StoredList<IncomingRing>, 'read' | 'change'>
  /** calls the listener when a push message has changed `rings` */
  onPush: (listener: () => void) => Undo
  /** in ms since 1970 */
  now: () => number
}

/** The call for help that the helper's page shows. */
export interface PresentRing extends IncomingRing {
  /** the answer could not be delivered, and is not sent again */
  isLost: boolean
}

/**
 * Runs on the helper's page. It shows who calls the helper, and sends her
 * answer to the sharer (docs/kept-helpers.md).
 */
export class RingReceiver {
  private readonly state = new Store<PresentRing | null>(null)
  private pin: Promise<RingPin | null> | null = null
  private ownId: UserId | null = null
  private checkedNow = 0
  private signals: Signals | null = null
  private endSignals: Undo = () => {}
  private undo: Undo[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private expiry: ReturnType<typeof setTimeout> | undefined
  private attempts = 0

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly dependencies: RingReceiverDependencies) {}

  /** Can be called again; a second call does nothing. */
  open(): void {
    if (this.undo.length > 0) return
    const { onPush, session } = this.dependencies
    this.undo = [session.subscribe(this.follow), onPush(() => void this.look())]
    this.follow()
    void this.look()
  }

  close(): void {
    this.undo.forEach((undo) => undo())
    this.undo = []
    this.endSignals()
    this.signals = null
    clearTimeout(this.timer)
    clearTimeout(this.expiry)
  }

  /**
   * Tells the sharer that this helper has no time now.
   *
   * @param freeAt when she has time, in ms since 1970; null if she does not say
   */
  readonly answer = async (freeAt: number | null): Promise<void> => {
    const ring = this.getSnapshot()
    if (!ring) return
    const { now, rings } = this.dependencies
    const answer = { freeAt, sentAt: now() }
    this.show(
      await rings.change((all) => withRingAnswered(all, ring.nonce, answer))
    )
    this.attempts = 0
    await this.sendAnswer()
  }

  private readonly follow = (): void => {
    const snapshot = this.dependencies.session.getSnapshot()
    const { ownId, remoteId, signals } = snapshot
    if (signals && signals !== this.signals) {
      this.signals = signals
      this.endSignals()
      this.endSignals = signals.listen(this.hear)
    }
    if (ownId && ownId !== this.ownId) {
      this.ownId = ownId
      this.pin = null
      this.attempts = 0
      void this.sendAnswer()
    }
    const isSeen = viewerView(snapshot) === 'watching'
    if (isSeen && remoteId === this.getSnapshot()?.from) {
      void this.change((rings) => withoutRingsFrom(rings, remoteId))
    }
  }

  /**
   * Created at the first signal, because the browser may have to generate a key
   * for the link.
   */
  private ringPin(): Promise<RingPin | null> {
    const { ownId } = this
    if (!ownId) return Promise.resolve(null)
    return (this.pin ??= this.dependencies
      .pin(ownId)
      .then((pin) => pin && new RingPin(pin, ownId)))
  }

  private readonly hear: Parameters<Signals['listen']>[0] = (
    remoteId,
    payload
  ) => {
    const signal = parseRingSignal(payload)
    if (!signal || this.checkedNow >= mostChecked) return
    this.checkedNow++
    void this.take(remoteId, signal)
      .catch(() => {})
      .finally(() => this.checkedNow--)
  }

  private async take(remoteId: UserId, signal: SignedSignal): Promise<void> {
    const pin = await this.ringPin()
    if (!pin) return
    const { nonce } = signal
    if (signal.control === 'ring') return this.rung(remoteId, signal, pin)
    if (signal.control !== 'ring-heard' || signal.sentAt === null) return
    const { sentAt } = signal
    if (!(await pin.hasSigned(signal))) return
    await this.change((rings) => withAnswerDelivered(rings, nonce, sentAt))
  }

  private async rung(
    remoteId: UserId,
    signal: Extract<SignedSignal, { control: 'ring' }>,
    pin: RingPin
  ): Promise<void> {
    const { from, nonce } = signal
    const callers = await this.dependencies.callers.read()
    const known =
      from === remoteId && (await recogniseRing(signal, pin, callers))
    if (!known || known === 'unwanted') return
    const ring = { nonce, from, name: known.name }
    const { now } = this.dependencies
    await this.change((rings) => withRingHeard(rings, ring, now()))
    await this.say(from, { control: 'ring-heard', nonce, sentAt: null })
    this.attempts = 0
    await this.sendAnswer()
  }

  /**
   * Sends the stored answer until it is confirmed, also an answer that the
   * service worker could not deliver.
   */
  private async sendAnswer(): Promise<void> {
    clearTimeout(this.timer)
    const ring = this.getSnapshot()
    if (!ring?.answer || ring.isDelivered) return
    if (this.attempts >= mostAttempts) {
      return this.state.set({ ...ring, isLost: true })
    }
    this.attempts++
    const { answer, from, nonce } = ring
    this.timer = setTimeout(() => void this.sendAnswer(), againMs)
    await this.say(from, { control: 'ring-answer', nonce, ...answer })
  }

  private async say(remoteId: UserId, signal: RingSignal): Promise<void> {
    const pin = await this.ringPin()
    if (!pin) return
    const payload = encodeRingSignal(await pin.sign(signal))
    this.signals?.send(remoteId, payload)
  }

  private async look(): Promise<void> {
    this.show(await this.dependencies.rings.read())
    await this.sendAnswer()
  }

  private async change(
    change: (rings: IncomingRing[]) => IncomingRing[]
  ): Promise<void> {
    this.show(await this.dependencies.rings.change(change))
  }

  private show(rings: readonly IncomingRing[]): void {
    const now = this.dependencies.now()
    const ring = presentRing(rings, now)
    this.state.set(ring && { ...ring, isLost: false })
    clearTimeout(this.expiry)
    if (!ring) return
    const leftMs = ring.heardAt + ringLifetimeMs - now
    this.expiry = setTimeout(() => void this.look(), leftMs)
  }
}
