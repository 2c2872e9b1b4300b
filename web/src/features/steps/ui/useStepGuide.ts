import { useSyncExternalStore } from 'react'

import { useSessionTools, useTool } from 'src/features/session'
import type { StepPicture } from 'src/features/stage'
import { shownStep } from 'src/features/steps/model/progress'
import type { Step } from 'src/features/steps/model/step'
import { numberOf } from 'src/features/steps/model/steps'
import type { StepGuide } from 'src/features/steps/StepGuide'

export interface GuidedStep {
  /** null after the last step */
  step: Step | null
  /** null if there is no picture, or not yet */
  picture: StepPicture | null
  isPictureTaken: boolean
  /** the step’s number, counted from 1; 0 after the last step */
  number: number
  count: number
  isDone: boolean
  isNotFound: boolean
  /** when the step was last shown or changed, in ms of this computer's clock */
  newsMs: number
  /** goes to the previous step; null at the first step */
  goBack: (() => void) | null
  /** goes to the next step; null at the last step */
  goOn: (() => void) | null
}

/**
 * @returns the step that the sharer sees, or null without steps; and the object
 * that changes the progress
 */
export function useStepGuide(): [GuidedStep | null, StepGuide] {
  const { stepGuide, stepPictures } = useSessionTools()
  const steps = useTool('steps', (state) => state.steps)
  const progress = useSyncExternalStore(
    stepGuide.subscribe,
    stepGuide.getSnapshot
  )
  const pictures = useSyncExternalStore(
    stepPictures.subscribe,
    stepPictures.getSnapshot
  )
  const { newsMs, done, notFound } = progress
  if (steps.length === 0 || newsMs === null) return [null, stepGuide]

  const step = shownStep(progress, steps)
  const number = step ? numberOf(steps, step.id) : 0
  const way = (to: Step | undefined) => to && (() => stepGuide.show(to.id))
  const before = step ? steps[number - 2] : steps[steps.length - 1]
  return [
    {
      ...{ step, number, newsMs, count: steps.length },
      picture: (step && pictures.get(step.id)) ?? null,
      isPictureTaken: step === null || !stepPictures.isTaking(step.id),
      isDone: step !== null && done.includes(step.id),
      isNotFound: step !== null && notFound.includes(step.id),
      goBack: way(before) ?? null,
      goOn: (step && way(steps[number])) ?? null,
    },
    stepGuide,
  ]
}
