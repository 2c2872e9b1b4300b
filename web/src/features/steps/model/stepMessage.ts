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

export const wordsField = v.union([
  v.object({ phrase: v.picklist(stepPhrases) }),
  v.object({ text: textField(longestStepText) }),
])

/** The fields of a step that are both sent and stored. */
export const stepFields = {
  id,
  frame: frameField,
  point: pointField,
  words: v.nullable(wordsField),
}

/** The fields of the progress that are both sent and stored. */
export const progressFields = {
  /** the step that the sharer sees; null without steps, or after the last */
  shownId: v.nullable(id),
  done: ids,
  notFound: ids,
}

/** Adds a step, or changes place or text of the step with the same id. */
const stepSet = v.object({
  type: v.literal('step-set'),
  ...stepFields,
  /**
   * true if the helper has just annotated the screen; false if only the text
   * changes or an old step is sent again
   */
  isLive: v.boolean(),
  atMs: atMsField,
})

/** The sharer's progress, sent by the sharer's page. */
const stepProgress = v.object({
  type: v.literal('step-progress'),
  ...progressFields,
  /** ids of the steps that have a screenshot */
  pictured: ids,
})

/** Each message contains a complete state, so it can be sent again. */
export const stepSchema = v.variant('type', [
  stepSet,
  /** the ids of all steps in order; the receiver removes other steps */
  v.object({ type: v.literal('step-order'), ids }),
  /** asks the sharer’s page to show the step */
  v.object({ type: v.literal('step-show'), id }),
  stepProgress,
])

export type StepMessage = v.InferOutput<typeof stepSchema>

export type StepSet = v.InferOutput<typeof stepSet>
export type StepProgress = v.InferOutput<typeof stepProgress>
