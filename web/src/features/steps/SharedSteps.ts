import { Store } from 'src/browser/Store'
import {
  gestureRate,
  type MessageContext,
  type MessageRouter,
} from 'src/features/messages'
import type { Annotations } from 'src/features/pointing'
import { type PeerSession, onParticipantChange } from 'src/features/session'

import { noProgress, type ToldProgress } from './model/progress'
import type { Step } from './model/step'
import { type StepMessage, stepSchema } from './model/stepMessage'
import { ordered, withStep } from './model/steps'

declare module 'src/features/session' {
  interface SessionTools {
    steps: SharedSteps
  }
}

interface SharedStepsState {
  /** in the order in which the sharer follows them */
  steps: readonly Step[]
  /** the sharer’s progress as last received */
  progress: ToldProgress
  /**
   * the step that the helper wants the sharer's page to show; a new object for
   * each request, so that the same step can be requested again
   */
  asked: { id: number } | null
}

const none: SharedStepsState = {
  steps: [],
  progress: { ...noProgress, pictured: [] },
  asked: null,
}

/**
 * The helper's list of instruction steps and the sharer's progress. Both pages
 * hold the same state.
 */
export class SharedSteps {
  private readonly state = new Store<SharedStepsState>(none)

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot
  readonly newId: MessageRouter['newId']
  readonly clockMs: MessageRouter['clockMs']

  /** @param annotations contains the numbers of the steps on the video */
  constructor(
    session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter,
    private readonly annotations: Annotations
  ) {
    this.newId = router.newId
    this.clockMs = router.clockMs
    router.register({
      schema: stepSchema,
      from: {
        ...{ 'step-set': 'viewer', 'step-order': 'viewer' },
        ...{ 'step-show': 'viewer', 'step-progress': 'sharer' },
      },
      rate: gestureRate,
      newestOnly: ['step-show', 'step-progress'],
      takesLate: ['step-set'],
      handle: this.handle,
    })
    onParticipantChange(session, () => this.state.set(none))
  }

  /** @returns whether the message was sent */
  readonly send = (message: StepMessage): boolean => this.router.send(message)

  private readonly handle = (
    message: StepMessage,
    { isLate, nowMs }: MessageContext
  ): void => {
    const { steps } = this.getSnapshot()
    switch (message.type) {
      case 'step-set': {
        // A step that arrives late is still useful, but the screen may have
        // changed since the helper annotated it.
        const set = isLate ? { ...message, isLive: false } : message
        return this.become({ steps: withStep(steps, set, nowMs) })
      }
      case 'step-order':
        return this.order(message.ids)
      case 'step-show':
        return this.become({ asked: { id: message.id } })
      case 'step-progress': {
        const { type: _, ...progress } = message
        this.annotations.removeNumbers(progress.done)
        return this.become({ progress })
      }
    }
  }

  /**
   * Applies a new order. A step whose id is missing is removed, together with
   * its number on the video.
   */
  private order(ids: readonly number[]): void {
    const before = this.getSnapshot().steps
    const steps = ordered(before, ids)
    const removed = before.filter((step) => !steps.includes(step))
    this.annotations.removeNumbers(removed.map(({ id }) => id))
    this.become({ steps })
  }

  private become(change: Partial<SharedStepsState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }
}
