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
  /** null before the first, and after the last */
  shownId: v.nullable(id),
  done: ids,
  notFound: ids,
}

/** A complete step; if the id exists, its place or text has changed. */
const stepSet = v.object({
  type: v.literal('step-set'),
  ...stepFields,
  /**
   * true if it is annotated on the current picture; false if it is only sent
   * again
   */
  isLive: v.boolean(),
  atMs: atMsField,
})

/** The sharer’s page reports its progress. */
const stepProgress = v.object({
  type: v.literal('step-progress'),
  ...progressFields,
  /** the steps that have a picture */
  pictured: ids,
})

/**
 * Messages about steps; each contains a complete state, so that it may be
 * repeated.
 */
export const stepSchema = v.variant('type', [
  stepSet,
  /** the whole list in its order; a step that is missing in it is removed */
  v.object({ type: v.literal('step-order'), ids }),
  /** asks the sharer’s page to show this step */
  v.object({ type: v.literal('step-show'), id }),
  stepProgress,
])

export type StepMessage = v.InferOutput<typeof stepSchema>

export type StepSet = v.InferOutput<typeof stepSet>
export type StepProgress = v.InferOutput<typeof stepProgress>
