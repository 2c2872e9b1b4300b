import type { CaptureSource } from 'src/browser/canCapture'
import { fetchPatiently } from 'src/browser/fetchPatiently'
import type { Undo } from 'src/browser/listen'
import type { FarewellReason, Verdict } from 'src/features/call'
import type { QualityPreference } from 'src/features/picture'

import type { CommandRunner } from './CommandRunner'
import type { Command } from './model/commands'
import type { PeerSessionEvent } from './model/events'
import { initialState } from './model/initialState'
import { type SessionPlan, samePlan } from './model/plan'
import { type PeerSessionState, remoteParticipantState } from './model/state'
import type { transition } from './model/transition'
import type { LiveObjects, PeerSessionSnapshot } from './PeerSessionSnapshot'

/** Parts of the session that are loaded after the first paint. */
export interface Engine {
  transition: typeof transition
  runner: CommandRunner
}

export type CreateEngine = (
  dispatch: (event: PeerSessionEvent) => void,
  getSnapshot: () => PeerSessionSnapshot
) => Engine

/**
 * Takes events, applies the pure transition, and runs the returned commands.
 */
export class PeerSession {
  private readonly listeners = new Set<() => void>()
  private readonly events: PeerSessionEvent[] = []
  private engine: Engine | null = null
  private loading: Promise<Engine> | null = null
  private isOpening = false
  /** a click on “share” while the session was opening */
  private early: PeerSessionEvent | null = null
  private tryAgain = () => {}
  private state: PeerSessionState = initialState({
    role: 'viewer',
    fromUserId: null,
  })
  private live: LiveObjects = {
    remoteStream: null,
    mediaConnection: null,
    captureTrack: null,
    cameraStream: null,
    signals: null,
  }
  private snapshot = snapshotOf(this.state, this.live)
  private plan: SessionPlan | null = null

  constructor(private readonly fetchEngine: () => Promise<CreateEngine>) {}

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): PeerSessionSnapshot => this.snapshot

  /** Does nothing for the same plan (PS1); another plan ends the session. */
  async open(plan: SessionPlan): Promise<void> {
    if (this.plan && samePlan(this.plan, plan)) return
    if (this.plan) this.close('left')
    this.plan = plan
    this.isOpening = true
    const { runner } = await this.load()
    const remembered = await runner.recall(plan)
    if (this.plan !== plan) return
    this.isOpening = false
    // Resets the state `disconnected`, which `fetchUntilItComes` may have set.
    this.become(initialState(plan))
    this.dispatch({ type: 'open-requested', plan, remembered })
    if (this.early) this.dispatch(this.early)
    this.early = null
  }

  close(reason: FarewellReason): void {
    this.plan = null
    this.isOpening = false
    this.early = null
    this.dispatch({ type: 'close-requested', reason })
  }

  /** Must be called within a click, as the browser requires (PS7). */
  readonly share = (source: CaptureSource = 'screen') => {
    const event = { type: 'share-requested', source } as const
    if (this.isOpening) this.early = event
    else this.dispatch(event)
  }
  /** Shares another screen instead; must be called within a click. */
  readonly change = () => this.dispatch({ type: 'change-requested' })
  readonly stop = () => this.dispatch({ type: 'stop-requested' })
  readonly hide = () => this.dispatch({ type: 'hide-requested' })
  readonly show = () => this.dispatch({ type: 'show-requested' })
  /** Hides the screen and its sound until `endAlarm` (PS40). */
  readonly raiseAlarm = () => this.dispatch({ type: 'alarm-raised' })
  readonly endAlarm = () => this.dispatch({ type: 'alarm-ended' })
  /** Replaces the captured track when the hidden screen is shown again. */
  readonly replaceTrack = (track: MediaStreamTrack | null): void => {
    const { engine } = this
    if (!engine) return
    engine.runner.replaceTrack(track)
    this.refresh(engine)
    this.publish()
  }
  /** Plays the screen’s sound on the viewer’s page, or stops it. */
  readonly listen = (isListening: boolean) =>
    this.dispatch({ type: 'listening-changed', isListening })

  readonly choose = (qualityPreference: QualityPreference) =>
    this.dispatch({ type: 'quality-preference-chosen', qualityPreference })
  readonly askForWholeScreen = () =>
    this.dispatch({ type: 'whole-screen-wanted' })
  /**
   * @param question the question that the page has shown, from
   * `newcomerQuestion` (PS32, PS37)
   */
  readonly admitNewcomer = (question: string | null) =>
    this.dispatch({ type: 'newcomer-admitted', question })
  readonly refuseNewcomer = (question: string | null) =>
    this.dispatch({ type: 'newcomer-refused', question })
  readonly turnCallerAway = () => this.dispatch({ type: 'caller-rejected' })
  /**
   * For a viewer who has opened a sharer's link: claims the id at which the
   * sharer calls. If another device has claimed it, asks the sharer to let this
   * device take it over (PS44).
   */
  readonly claimViewerId = () => this.dispatch({ type: 'viewer-id-requested' })
  /**
   * @param question the question that the page has shown, from `deviceQuestion`
   */
  readonly admitDevice = (question: string | null) =>
    this.dispatch({ type: 'device-admitted', question })
  readonly refuseDevice = (question: string | null) =>
    this.dispatch({ type: 'device-refused', question })
  /** Tells the peer after a share whether the help was successful (PS38). */
  readonly answer = (verdict: Verdict) =>
    this.dispatch({ type: 'verdict-given', verdict })
  readonly retry = () => this.dispatch({ type: 'retry-requested' })
  readonly networkReturned = () => this.dispatch({ type: 'network-returned' })

  /** Queues an event that a command dispatches while commands run. */
  private readonly dispatch = (event: PeerSessionEvent): void => {
    const { engine } = this
    if (!engine) return this.wait(event)
    this.events.push(event)
    if (this.events.length > 1) return
    for (let next; (next = this.events[0]); this.events.shift()) {
      this.handleEvent(engine, next)
    }
    this.publish()
  }

  /** Before the engine is loaded, a retry only loads the engine again. */
  private wait({ type }: PeerSessionEvent): void {
    if (type === 'network-returned' || type === 'retry-requested') {
      this.tryAgain()
    }
  }

  private load(): Promise<Engine> {
    return (this.loading ??= this.fetchUntilItComes())
  }

  /**
   * Tries to load the engine until it succeeds. After a failed attempt, the
   * page shows that the network is down.
   */
  private async fetchUntilItComes(): Promise<Engine> {
    const create = await fetchPatiently(this.fetchEngine, {
      failed: (attempt) => {
        this.become({
          ...this.state,
          serverConnectionState: 'disconnected',
          connectionAttemptNumber: attempt + 1,
        })
        this.publish()
      },
      waiting: (goOn) => (this.tryAgain = goOn),
    })
    return (this.engine = create(this.dispatch, this.getSnapshot))
  }

  private publish(): void {
    this.listeners.forEach((listener) => listener())
  }

  /** If a command throws, the commands after it still run. */
  private run(engine: Engine, command: Command): void {
    try {
      engine.runner.run(command)
    } catch {
      this.dispatch({ type: 'peer-failed', failure: 'unknown' })
    }
  }

  private handleEvent(engine: Engine, event: PeerSessionEvent): void {
    const { state, commands } = engine.transition(this.state, event)
    this.become(state)
    for (const command of commands) this.run(engine, command)
    this.refresh(engine)
  }

  private refresh(engine: Engine): void {
    this.live = engine.runner.liveObjects()
    this.become(this.state)
  }

  private become(state: PeerSessionState): void {
    this.state = state
    this.snapshot = snapshotOf(state, this.live)
  }
}

const snapshotOf = (
  state: PeerSessionState,
  live: LiveObjects
): PeerSessionSnapshot => ({
  ...state,
  ...live,
  remoteParticipantState: remoteParticipantState(state),
})
