import * as v from 'valibot'

import {
  atMsField,
  frameField,
  idField as id,
  pointField,
  textField,
} from 'src/features/wire'

import { longestStepText, mostSteps, stepPhrases } from './step'

const ids = v.pipe(v.array(id), v.maxLength(mostSteps))

/** The text of a step. */
export const wordsField = v.union([
  v.object({ phrase: v.picklist(stepPhrases) }),
  v.object({ text: textField(longestStepText) }),
])

/** The fields of a step, for sending and storing. */
export const stepFields = {
  id,
  frame: frameField,
  point: pointField,
  words: v.nullable(wordsField),
}

/** The fields of the progress, for sending and storing. */
export const progressFields = {
  /** null if there is no step yet, or after the last */
  shownId: v.nullable(id),
  done: ids,
  notFound: ids,
}

/** A complete step. If its id exists, the step has a new place or text. */
const stepSet = v.object({
  type: v.literal('step-set'),
  ...stepFields,
  /**
   * true if the place was annotated on the current picture; false if the step
   * is only sent again
   */
  isLive: v.boolean(),
  atMs: atMsField,
})

/** The progress of the sharer, sent by the sharer’s page. */
const stepProgress = v.object({
  type: v.literal('step-progress'),
  ...progressFields,
  /** the steps that have a picture */
  pictured: ids,
})

/**
 * Messages about steps. Each contains a complete state, so it can be sent
 * again.
 */
export const stepSchema = v.variant('type', [
  stepSet,
  /** the whole list in its order; steps that are missing are removed */
  v.object({ type: v.literal('step-order'), ids }),
  /** asks the sharer’s page to show this step */
  v.object({ type: v.literal('step-show'), id }),
  stepProgress,
])

export type StepMessage = v.InferOutput<typeof stepSchema>

export type StepSet = v.InferOutput<typeof stepSet>
export type StepProgress = v.InferOutput<typeof stepProgress>
