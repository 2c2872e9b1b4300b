import type { FarewellReason } from 'src/domain/callProtocol'
import type { CaptureSource } from 'src/domain/captureSource'
import type { Command } from 'src/domain/peerSession/commands'
import type { PeerSessionEvent } from 'src/domain/peerSession/events'
import { type SessionPlan, samePlan } from 'src/domain/peerSession/plan'
import { initialState } from 'src/domain/peerSession/state'
import { transition } from 'src/domain/peerSession/transition'
import type { Smoothness } from 'src/domain/smoothness'
import type { Undo } from 'src/lib/browser/listen'

import type { CommandRunner } from './CommandRunner'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

type MakeRunner = (
  dispatch: (event: PeerSessionEvent) => void,
  getState: () => PeerSessionSnapshot
) => CommandRunner

/** The imperative shell: events in, pure transition, commands out. */
export class PeerSession {
  private readonly listeners = new Set<() => void>()
  private readonly events: PeerSessionEvent[] = []
  private readonly runner: CommandRunner
  private snapshot: PeerSessionSnapshot = {
    ...initialState({ role: 'viewer', fromUserId: null }),
    remoteStream: null,
    mediaConnection: null,
    captureTrack: null,
    cameraStream: null,
  }
  private plan: SessionPlan | null = null

  constructor(makeRunner: MakeRunner) {
    this.runner = makeRunner(this.dispatch, this.getSnapshot)
  }

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): PeerSessionSnapshot => this.snapshot

  /** Idempotent for the same plan (PS1); another plan closes what was open. */
  async open(plan: SessionPlan): Promise<void> {
    if (this.plan && samePlan(this.plan, plan)) return
    if (this.plan) this.close('left')
    this.plan = plan
    const remembered = await this.runner.recall(plan.role)
    if (this.plan !== plan) return
    this.dispatch({ type: 'open-requested', plan, remembered })
  }

  close(reason: FarewellReason): void {
    this.plan = null
    this.dispatch({ type: 'close-requested', reason })
  }

  /** Must be called within the click: the browser wants it so (PS7). */
  readonly share = (source: CaptureSource = 'screen') =>
    this.dispatch({ type: 'share-requested', source })
  /** Within the click, too: another screen in the place of the one that is shared. */
  readonly change = () => this.dispatch({ type: 'change-requested' })
  readonly stop = () => this.dispatch({ type: 'stop-requested' })
  readonly hide = () => this.dispatch({ type: 'hide-requested' })
  readonly show = () => this.dispatch({ type: 'show-requested' })
  readonly choose = (smoothness: Smoothness) =>
    this.dispatch({ type: 'smoothness-chosen', smoothness })
  readonly askForWholeScreen = () =>
    this.dispatch({ type: 'whole-screen-wanted' })
  readonly retry = () => this.dispatch({ type: 'retry-requested' })
  readonly networkReturned = () => this.dispatch({ type: 'network-returned' })

  /** A command may cause an event at once; it waits until the others have run. */
  private readonly dispatch = (event: PeerSessionEvent): void => {
    this.events.push(event)
    if (this.events.length > 1) return
    for (let next; (next = this.events[0]); this.events.shift()) {
      this.happen(next)
    }
    this.listeners.forEach((listener) => listener())
  }

  /** What a port throws is no reason to leave the rest undone: it is an error of this session. */
  private run(command: Command): void {
    try {
      this.runner.run(command)
    } catch {
      this.dispatch({ type: 'peer-failed', error: 'unknown' })
    }
  }

  private happen(event: PeerSessionEvent): void {
    const { state, commands } = transition(this.snapshot, event)
    this.snapshot = { ...this.snapshot, ...state }
    for (const command of commands) this.run(command)
    this.snapshot = { ...this.snapshot, ...this.runner.liveObjects() }
  }
}
