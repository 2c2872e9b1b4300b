import { tabStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'
import { type PeerSession, onParticipantChange } from 'src/features/session'

import { eachCall } from './eachCall'
import {
  noProgress,
  proceed,
  type Progress,
  type ProgressEvent,
} from './model/progress'
import type { Step } from './model/step'
import { parseProgress } from './model/storedSteps'
import type { SharedSteps } from './SharedSteps'

declare module 'src/features/session' {
  interface SessionTools {
    /** exists on the sharer's page only */
    stepGuide: StepGuide
  }
}

const key = 'kinscreen.progress'

export interface Guided extends Progress {
  /**
   * when the step was last shown or changed, in ms of this computer's clock;
   * null until then
   */
  newsMs: number | null
}

/**
 * Keeps the sharer's progress through the steps, also without a connection and
 * after a reload. The progress is sent to the helper whenever there is a
 * connection.
 */
export class StepGuide {
  private readonly progress: Store<Guided>
  private steps: readonly Step[]
  private asked: { id: number } | null

  readonly subscribe
  readonly getSnapshot

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly shared: SharedSteps,
    private readonly isPictured: (id: number) => boolean,
    private readonly store = tabStore
  ) {
    const progress = parseProgress(store.read(key)) ?? noProgress
    this.progress = new Store({ ...progress, newsMs: null })
    this.subscribe = this.progress.subscribe
    this.getSnapshot = this.progress.getSnapshot
    const { steps, asked } = shared.getSnapshot()
    this.steps = steps
    this.asked = asked
    onParticipantChange(session, this.forget)
    shared.subscribe(this.followList)
    eachCall(session, this.tell)
  }

  readonly done = (id: number): void => this.handleEvent({ type: 'done', id })
  readonly notFound = (id: number): void =>
    this.handleEvent({ type: 'not-found', id })
  readonly show = (id: number): void => this.handleEvent({ type: 'shown', id })

  private readonly forget = (): void => {
    this.progress.set({ ...noProgress, newsMs: null })
    const { plan } = this.session.getSnapshot()
    if (plan.role === 'sharer') this.store.remove(key)
  }

  private readonly followList = (): void => {
    const { steps, asked } = this.shared.getSnapshot()
    const before = this.steps
    this.steps = steps
    if (steps !== before) this.handleEvent({ type: 'listed', before, steps })
    if (asked && asked !== this.asked) this.show(asked.id)
    this.asked = asked
  }

  private handleEvent(event: ProgressEvent): void {
    if (this.session.getSnapshot().plan.role !== 'sharer') return
    const { newsMs, ...before } = this.getSnapshot()
    const ids = this.steps.map(({ id }) => id)
    const progress = proceed(before, event, ids)
    const isNews =
      event.type === 'shown' || this.isOther(before, progress, event)
    this.progress.set({
      ...progress,
      newsMs: isNews ? this.shared.clockMs() : newsMs,
    })
    this.store.write(key, JSON.stringify(progress))
    this.tell()
  }

  private isOther(before: Progress, now: Progress, event: ProgressEvent) {
    if (before.shownId !== now.shownId) return true
    if (event.type !== 'listed') return false
    const { shownId } = now
    const [old, step] = [event.before, event.steps].map((steps) =>
      steps.find(({ id }) => id === shownId)
    )
    return old !== step
  }

  /**
   * Sends the progress to the helper.
   *
   * @returns whether it was sent
   */
  readonly tell = (): boolean => {
    const ids = this.steps.map(({ id }) => id)
    if (ids.length === 0) return true
    const { shownId, done, notFound } = this.getSnapshot()
    const among = (some: readonly number[]) =>
      ids.filter((id) => some.includes(id))
    return this.shared.send({
      type: 'step-progress',
      shownId,
      done: among(done),
      notFound: among(notFound),
      pictured: ids.filter(this.isPictured),
    })
  }
}
