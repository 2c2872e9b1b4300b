import type { Undo } from 'src/browser/listen'
import { Store } from 'src/browser/Store'
import type { CallPort } from 'src/features/call/PeerPort'
import { nextFadeMs } from 'src/features/pointing/model/marks'
import { screenState } from 'src/features/session/model/selectors'
import type { PeerSession } from 'src/features/session/PeerSession'
import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'
import { whenSomebodyElse } from 'src/features/session/whenSomebodyElse'

import { MessageRateLimiter } from './MessageRateLimiter'
import {
  guide,
  type GuidanceEvent,
  type GuidanceState,
  maySay,
  noGuidance,
} from './model/guidance'
import {
  encodeGuidance,
  type GuidanceMessage,
  momentaryKind,
  parseGuidance,
} from './model/guidanceMessage'

/**
 * Messages that the peer sent at the allowed rate may arrive all at once, and
 * must not be lost.
 */
const incomingFactor = 2

/**
 * Marks and chat of one session: incoming messages update the state, local
 * actions send messages to the peer.
 */
export class Guidance {
  private readonly state = new Store<GuidanceState>(noGuidance)
  private call: CallPort | null = null
  private unlisten: Undo = () => {}
  private screen = ''
  private lastId = Math.floor(Math.random() * 2 ** 30)
  private fading: ReturnType<typeof setTimeout> | undefined
  private readonly incoming: MessageRateLimiter
  private readonly outgoing: MessageRateLimiter
  /**
   * number of messages dropped because they were malformed, too many, too late
   * or from the wrong role
   */
  droppedCount = 0
  /** what has been typed for this participant and not sent, by field */
  readonly drafts = new Map<string, string>()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly now: () => number = () => performance.now()
  ) {
    this.incoming = new MessageRateLimiter(now, incomingFactor)
    this.outgoing = new MessageRateLimiter(now)
    whenSomebodyElse(session, () => {
      this.drafts.clear()
      this.happen({ type: 'participant-changed' })
    })
    session.subscribe(this.follow)
    this.follow()
  }

  /** @returns an id for a new mark or message of this side */
  readonly newId = (): number => ++this.lastId

  /** @returns the timestamp to send with a mark, in ms */
  readonly clockMs = (): number => this.now()

  /**
   * Sends it to the peer, and applies it locally as the peer will.
   *
   * @returns whether it was sent; otherwise nothing has changed
   */
  readonly say = (message: GuidanceMessage): boolean => {
    if (!maySay(this.role, message) || !this.outgoing.admit(message)) {
      return false
    }
    const kind = momentaryKind(message)
    if (!this.call?.beside.send(encodeGuidance(message), kind)) return false
    this.take(message, true)
    return true
  }

  private get role() {
    return this.session.getSnapshot().plan.role
  }

  /** The call, the peer and the picture may have changed. */
  private readonly follow = (): void => {
    const snapshot = this.session.getSnapshot()
    const screen = screenOf(snapshot)
    if (screen !== this.screen) this.happen({ type: 'picture-changed' })
    this.screen = screen
    this.listenTo(snapshot.mediaConnection)
  }

  private listenTo(call: CallPort | null): void {
    if (call === this.call) return
    this.unlisten()
    this.call = call
    this.incoming.forgetClock()
    this.happen({ type: 'call-changed' })
    this.unlisten = call?.beside.listen(this.receive) ?? (() => {})
  }

  private readonly receive = (text: string): boolean => {
    const message = parseGuidance(text)
    if (message === 'unknown') return false
    this.hear(message)
    return true
  }

  private hear(message: GuidanceMessage | 'malformed'): void {
    const other = this.role === 'viewer' ? 'sharer' : 'viewer'
    if (
      message === 'malformed' ||
      !maySay(other, message) ||
      !this.incoming.admit(message)
    ) {
      return void this.droppedCount++
    }
    if (!this.incoming.isTooLate(message)) return this.take(message, false)
    // A step is worth having, but its place is no longer what it was.
    if (message.type !== 'step-set') return void this.droppedCount++
    this.take({ ...message, isLive: false }, false)
  }

  private take(message: GuidanceMessage, isOwn: boolean): void {
    this.happen({ type: 'message', message, isOwn, nowMs: this.now() })
  }

  private happen(event: GuidanceEvent): void {
    const state = guide(this.getSnapshot(), event)
    this.waitForNextFade(state)
    this.state.set(state)
  }

  private waitForNextFade({ marks }: GuidanceState): void {
    clearTimeout(this.fading)
    const fadeMs = nextFadeMs(marks)
    if (fadeMs === null) return
    this.fading = setTimeout(
      () => this.happen({ type: 'time-passed', nowMs: this.now() }),
      Math.max(0, fadeMs - this.now())
    )
  }
}

/** Marks belong to what was visible when they were made. */
const screenOf = (snapshot: PeerSessionSnapshot): string =>
  `${screenState(snapshot)} ${snapshot.surface}`
