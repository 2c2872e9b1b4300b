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
  /** null if there is none, or none yet */
  picture: StepPicture | null
  isPictureTaken: boolean
  /** the step’s number, counted from 1; 0 after the last step */
  number: number
  count: number
  isDone: boolean
  isNotFound: boolean
  /** last shown or changed, in ms of this side’s clock */
  newsMs: number
  /** null at the first step */
  goBack: (() => void) | null
  /** null at the last step */
  goOn: (() => void) | null
}

/** @returns the sharer’s current step, null without steps; and the guide */
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
