import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import {
  atMsField,
  frameField,
  idField as id,
  pointField as point,
} from 'src/features/wire'

/** A longer line is sent in several messages. */
export const mostPointsInMessage = 64

const mark = { id, frame: frameField, atMs: atMsField }

export const annotationSchema = v.variant('type', [
  /** moves the pointer with this id, or creates it */
  v.object({ type: v.literal('pointer'), ...mark, point }),
  /** adds points to the stroke with this id, or creates it */
  v.object({
    type: v.literal('stroke'),
    ...mark,
    points: v.pipe(
      v.array(point),
      v.minLength(1),
      v.maxLength(mostPointsInMessage)
    ),
  }),
  /** a number on the picture; the step itself is sent as `step-set` */
  v.object({
    type: v.literal('step'),
    ...mark,
    point,
    number: wholeNumber(1, 99),
  }),
  /**
   * removes the annotation with this id; older pages send no id and mean the
   * newest annotation
   */
  v.object({ type: v.literal('undo'), id: v.optional(id) }),
  v.object({ type: v.literal('clear') }),
  /** sent by the sharer's page when it has shown the annotation with this id */
  v.object({ type: v.literal('drawn'), id }),
])

export type AnnotationMessage = v.InferOutput<typeof annotationSchema>

/** Creates an annotation, or continues the annotation with the same id. */
export type MarkMessage = Extract<
  AnnotationMessage,
  { type: 'pointer' | 'stroke' | 'step' }
>
