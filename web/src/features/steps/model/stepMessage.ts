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

/** The fields of a step that are sent and stored. */
export const stepFields = {
  id,
  frame: frameField,
  point: pointField,
  words: v.nullable(wordsField),
}

/** The fields of the progress that are sent and stored. */
export const progressFields = {
  /** null without steps, or after the last */
  shownId: v.nullable(id),
  done: ids,
  notFound: ids,
}

/** A step with a known id has a new place or text. */
const stepSet = v.object({
  type: v.literal('step-set'),
  ...stepFields,
  /** false if the step is only sent again */
  isLive: v.boolean(),
  atMs: atMsField,
})

/** Sent by the sharer’s page. */
const stepProgress = v.object({
  type: v.literal('step-progress'),
  ...progressFields,
  /** steps that have a picture */
  pictured: ids,
})

/** Each message contains a complete state, so it can be sent again. */
export const stepSchema = v.variant('type', [
  stepSet,
  /** the whole list in its order; missing steps are removed */
  v.object({ type: v.literal('step-order'), ids }),
  /** asks the sharer’s page to show the step */
  v.object({ type: v.literal('step-show'), id }),
  stepProgress,
])

export type StepMessage = v.InferOutput<typeof stepSchema>

export type StepSet = v.InferOutput<typeof stepSet>
export type StepProgress = v.InferOutput<typeof stepProgress>
