import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import {
  atMsField,
  frameField,
  idField as id,
  pointField as point,
} from 'src/features/wire'

/** Further points of a stroke go into its next message. */
export const mostPointsInMessage = 64

/** The fields of every annotation. */
const mark = { id, frame: frameField, atMs: atMsField }

export const annotationSchema = v.variant('type', [
  /** the same id again: the pointer has moved */
  v.object({ type: v.literal('pointer'), ...mark, point }),
  /** the same id again: the stroke continues with these points */
  v.object({
    type: v.literal('stroke'),
    ...mark,
    points: v.pipe(
      v.array(point),
      v.minLength(1),
      v.maxLength(mostPointsInMessage)
    ),
  }),
  /** the number of a step on the picture; the step itself is a `step-set` */
  v.object({
    type: v.literal('step'),
    ...mark,
    point,
    number: wholeNumber(1, 99),
  }),
  /** the newest annotation if missing, as from older pages */
  v.object({ type: v.literal('undo'), id: v.optional(id) }),
  v.object({ type: v.literal('clear') }),
  /** the peer sees the annotation with this id */
  v.object({ type: v.literal('drawn'), id }),
])

export type AnnotationMessage = v.InferOutput<typeof annotationSchema>

/** Makes an annotation, or continues one. */
export type MarkMessage = Extract<
  AnnotationMessage,
  { type: 'pointer' | 'stroke' | 'step' }
>
