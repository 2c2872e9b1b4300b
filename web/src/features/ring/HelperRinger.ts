import type { Undo } from 'src/browser/listen'
import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'
import type { Signals } from 'src/features/call'
import { outgoingRingKey } from 'src/features/kept-helpers'
import type { KeptHelper, UserId } from 'src/features/links'
import { type PeerSession, sharerView } from 'src/features/session'

import { ringLifetimeMs } from './model/incomingRings'
import {
  type OutgoingRing,
  parseOutgoingRing,
  type PushOutcome,
  type RingAccess,
} from './model/outgoingRing'
import type { PushDevice } from './model/pushDevice'
import {
  encodeRingSignal,
  parseRingSignal,
  type RingSignal,
} from './model/ringSignal'
import { randomText } from './randomText'
import { RingPin } from './RingPin'

/**
 * If the helper's page has not confirmed the signal within this time, the
 * signal is sent again: the page may have been opened or come online meanwhile.
 */
const againMs = 10_000

interface HelperRingerDependencies {
  session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>
  store: KeyValueStore
  /** returns the helper's push subscription and this sharer's tag */
  access: () => RingAccess
  post: (device: PushDevice, text: string) => Promise<PushOutcome>
  /** called when the push service reports that the subscription has ended */
  forgetDevice: () => void
  /** in ms since 1970 */
  now: () => number
}

/**
 * Runs on the sharer's page. It calls a saved helper ("ring"): with a push
 * notification to her device, and with a signal to her page if that is open.
 * Then it receives her answer (docs/kept-helpers.md).
 */
export class HelperRinger {
  private readonly state: Store<OutgoingRing | null>
  private readonly pin: RingPin
  private isWanted = false
  private signals: Signals | null = null
  private endSignals: Undo = () => {}
  private undo: Undo[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly helper: Pick<KeptHelper, 'id' | 'pin'>,
    private readonly dependencies: HelperRingerDependencies
  ) {
    const { id, pin } = helper
    const { now, store } = dependencies
    this.pin = new RingPin(pin, id)
    const before = parseOutgoingRing(store.read(outgoingRingKey), id, now())
    const ring = before && 'nonce' in before ? before : null
    this.isWanted = before !== null && !ring
    this.state = new Store(ring)
  }

  get subscribe() {
    return this.state.subscribe
  }

  get getSnapshot() {
    return this.state.getSnapshot
  }

  /** Can be called again; a second call does nothing. */
  open(): void {
    if (this.undo.length > 0) return
    this.undo = [this.dependencies.session.subscribe(this.follow)]
    this.follow()
    if (this.getSnapshot() && !this.isWanted) this.ringPageLater()
  }

  close(): void {
    this.undo.forEach((undo) => undo())
    this.undo = []
    this.endSignals()
    this.signals = null
    clearTimeout(this.timer)
  }

  /** Calls the helper as soon as this page has an id to receive the answer. */
  readonly ring = (): void => {
    this.isWanted = true
    this.follow()
  }

  private readonly follow = (): void => {
    const snapshot = this.dependencies.session.getSnapshot()
    const { ownId, signals } = snapshot
    if (signals && signals !== this.signals) {
      this.signals = signals
      this.endSignals()
      this.endSignals = signals.listen(this.hear)
    }
    if (this.isWanted && ownId) {
      this.isWanted = false
      void this.start(ownId)
    }
    // The helper sees the screen now, so the call is over.
    if (sharerView(snapshot) === 'sharing') this.become(null)
  }

  private async start(from: UserId): Promise<void> {
    const { dependencies } = this
    const { device, isGone = false } = dependencies.access()
    const ring: OutgoingRing = {
      helperId: this.helper.id,
      nonce: randomText(),
      startedAt: dependencies.now(),
      push: device ? 'ringing' : isGone ? 'gone' : 'none',
      isHeard: false,
      answer: null,
    }
    this.become(ring)
    const text = await this.ringPage(from).catch(() => null)
    if (!device) return
    const push = text ? await dependencies.post(device, text) : 'failed'
    if (push === 'gone') dependencies.forgetDevice()
    this.change(ring.nonce, { push })
  }

  /**
   * Sends the signal to the helper's page.
   *
   * @returns the signal as JSON; null if the call for help is over
   */
  private async ringPage(from: UserId): Promise<string | null> {
    const ring = this.getSnapshot()
    const { caller } = this.dependencies.access()
    if (!ring) return null
    const signal = { control: 'ring', nonce: ring.nonce, from } as const
    const payload = encodeRingSignal(await this.pin.sign(signal, caller ?? ''))
    this.signals?.send(this.helper.id, payload)
    this.ringPageLater()
    return JSON.stringify(payload)
  }

  private ringPageLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const { now, session } = this.dependencies
      const ring = this.getSnapshot()
      const { ownId } = session.getSnapshot()
      if (!ring || ring.isHeard || ring.answer) return
      if (now() - ring.startedAt >= ringLifetimeMs) return
      if (ownId) void this.ringPage(ownId).catch(() => {})
      else this.ringPageLater()
    }, againMs)
  }

  private readonly hear: Parameters<Signals['listen']>[0] = (
    remoteId,
    payload
  ) => void this.take(remoteId, payload).catch(() => {})

  private async take(remoteId: UserId, payload: unknown): Promise<void> {
    const signal = parseRingSignal(payload)
    const ring = this.getSnapshot()
    if (!signal || signal.nonce !== ring?.nonce) return
    if (signal.control === 'ring' || !(await this.pin.hasSigned(signal))) return
    if (signal.control === 'ring-heard') {
      return this.change(ring.nonce, { isHeard: true })
    }
    const { freeAt, sentAt } = signal
    if (sentAt >= (this.getSnapshot()?.answer?.sentAt ?? 0)) {
      this.change(ring.nonce, { answer: { freeAt, sentAt } })
    }
    await this.say(remoteId, {
      control: 'ring-heard',
      nonce: ring.nonce,
      sentAt,
    })
  }

  private async say(remoteId: UserId, signal: RingSignal): Promise<void> {
    const payload = encodeRingSignal(await this.pin.sign(signal))
    this.signals?.send(remoteId, payload)
  }

  /** Changes nothing if the sharer has started another call for help. */
  private change(nonce: string, change: Partial<OutgoingRing>): void {
    const ring = this.getSnapshot()
    if (ring?.nonce === nonce) this.become({ ...ring, ...change })
  }

  private become(ring: OutgoingRing | null): void {
    const { store } = this.dependencies
    if (ring) store.write(outgoingRingKey, JSON.stringify(ring))
    else if (this.getSnapshot()) store.remove(outgoingRingKey)
    this.state.set(ring)
  }
}
