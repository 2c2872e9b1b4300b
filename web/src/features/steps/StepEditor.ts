import { tabStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'
import type { Annotations } from 'src/features/pointing'
import type { PeerSession } from 'src/features/session'
import type { Spot } from 'src/features/stage'

import { mostSteps, type Step, type StepWords } from './model/step'
import { moved, numberOf } from './model/steps'
import type { StepDraft } from './model/storedSteps'
import type { SharedSteps } from './SharedSteps'
import { syncSteps } from './syncSteps'

declare module 'src/features/session' {
  interface SessionTools {
    /** exists on the helper's page only */
    stepEditor: StepEditor
  }
}

export interface StepEditorState {
  /** the next annotation moves this step; null if it adds a new step */
  placingId: number | null
  /** the last removed step, and the ids of all steps before its removal */
  removed: { step: Step; ids: readonly number[] } | null
  /** whether the last step was not added because the list is full */
  isFull: boolean
}

const untouched: StepEditorState = {
  placingId: null,
  removed: null,
  isFull: false,
}

/** Runs on the helper's page: only the helper changes the list of steps. */
export class StepEditor {
  private readonly state = new Store(untouched)

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly shared: SharedSteps,
    private readonly annotations: Annotations,
    store = tabStore
  ) {
    syncSteps(session, shared, this.sendAll, store)
  }

  /**
   * Called when the helper puts a number on the video: adds a step, or moves
   * the step with the id `placingId`.
   *
   * @returns id and number of the annotation; null if the list is full
   */
  readonly begin = (spot: Spot): { id: number; number: number } | null => {
    const { placingId } = this.getSnapshot()
    const before = this.step(placingId)
    if (!before && this.steps.length >= mostSteps) {
      this.change({ isFull: true })
      return null
    }
    const id = before?.id ?? this.shared.newId()
    const words = before?.words ?? null
    if (!this.set({ id, ...spot, words }, true)) return null
    this.change(untouched)
    return { id, number: numberOf(this.steps, id) }
  }

  /** Moves a step. Called when the helper has dragged its number. */
  readonly place = (id: number, { point, frame }: Spot): void => {
    const step = this.step(id)
    const isSame = step && step.point.x === point.x && step.point.y === point.y
    if (step && !isSame) this.set({ ...step, point, frame }, true)
  }

  /**
   * Sets the text of a step.
   *
   * @returns whether the change was sent
   */
  readonly say = (id: number, words: StepWords | null): boolean => {
    const step = this.step(id)
    return step !== undefined && this.set({ ...step, words }, false)
  }

  /**
   * The next place that the helper chooses on the video becomes the place of
   * this step; null for a new step.
   */
  readonly placeAgain = (id: number | null): void =>
    this.change({ placingId: id })

  /** @param by number of positions down the list; negative to move up */
  readonly move = (id: number, by: number): void => {
    if (this.order(moved(this.ids, id, by))) this.renumber()
  }

  readonly remove = (id: number): void => {
    const { ids } = this
    const step = this.step(id)
    const others = ids.filter((each) => each !== id)
    if (!step || !this.order(others)) return
    this.change({ ...untouched, removed: { step, ids } })
    this.renumber()
  }

  readonly putBack = (): void => {
    const { removed } = this.getSnapshot()
    if (!removed || !this.set(removed.step, false)) return
    this.change(untouched)
    const later = this.ids.filter((id) => !removed.ids.includes(id))
    if (this.order([...removed.ids, ...later])) this.renumber()
  }

  readonly show = (id: number): boolean =>
    this.shared.send({ type: 'step-show', id })

  private get steps(): readonly Step[] {
    return this.shared.getSnapshot().steps
  }

  private get ids(): readonly number[] {
    return this.steps.map(({ id }) => id)
  }

  private step(id: number | null): Step | undefined {
    return this.steps.find((each) => each.id === id)
  }

  private set({ id, frame, point, words }: StepDraft, isLive: boolean) {
    const atMs = this.shared.clockMs()
    const step = { id, frame, point, words, isLive, atMs }
    return this.shared.send({ type: 'step-set', ...step })
  }

  private order(ids: readonly number[]): boolean {
    return this.shared.send({ type: 'step-order', ids: [...ids] })
  }

  /**
   * Corrects the numbers on the video after a change of the list. They are sent
   * as annotations, because older pages do not support steps.
   */
  private renumber(): void {
    for (const mark of this.annotations.getSnapshot().marks) {
      const number = numberOf(this.steps, mark.id)
      if (mark.type !== 'step' || !number || mark.number === number) continue
      const { type, id, frame, point } = mark
      const atMs = this.shared.clockMs()
      this.annotations.send({ type, id, frame, point, number, atMs })
    }
  }

  /** @returns whether all messages were sent */
  private readonly sendAll = (steps: readonly StepDraft[]): boolean =>
    steps.every((step) => this.set(step, false)) &&
    this.order(steps.map(({ id }) => id))

  private change(change: Partial<StepEditorState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }
}
