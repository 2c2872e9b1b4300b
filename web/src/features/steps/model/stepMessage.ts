import * as v from 'valibot'

import {
  atMsField,
  frameField,
  idField as id,
  pointField,
  textField,
} from 'src/features/wire'

import { longestStepText, mostSteps } from './step'
import { stepPhrases } from './stepPhrases'

const ids = v.pipe(v.array(id), v.maxLength(mostSteps))

/** What a step says. */
export const wordsField = v.union([
  v.object({ phrase: v.picklist(stepPhrases) }),
  v.object({ text: textField(longestStepText) }),
])

/** The fields of a step, as they are sent and stored. */
export const stepFields = {
  id,
  frame: frameField,
  point: pointField,
  words: v.nullable(wordsField),
}

/** The fields of the progress, as they are sent and stored. */
export const progressFields = {
  /** null before the first, and after the last */
  shownId: v.nullable(id),
  done: ids,
  notFound: ids,
}

/** One step, completely; the same id again: its place or its words have changed. */
const stepSet = v.object({
  type: v.literal('step-set'),
  ...stepFields,
  /** it is pointed out on the picture as it is now, and not said again */
  isLive: v.boolean(),
  atMs: atMsField,
})

/** The sharer’s page says how far it is. */
const stepProgress = v.object({
  type: v.literal('step-progress'),
  ...progressFields,
  /** there is a picture of these */
  pictured: ids,
})

/** Messages about steps; each carries a whole state, so that it may be sent again. */
export const stepSchema = v.variant('type', [
  stepSet,
  /** the whole list in its order; a step that is not in it is removed */
  v.object({ type: v.literal('step-order'), ids }),
  /** the sharer’s page is asked to show this step */
  v.object({ type: v.literal('step-show'), id }),
  stepProgress,
])

export type StepMessage = v.InferOutput<typeof stepSchema>

export type StepSet = v.InferOutput<typeof stepSet>
export type StepProgress = v.InferOutput<typeof stepProgress>
