import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import {
  atMsField,
  frameField,
  idField as id,
  pointField as point,
} from 'src/features/wire'

/** Further points go into another message. */
export const mostPointsInMessage = 64

const mark = { id, frame: frameField, atMs: atMsField }

export const annotationSchema = v.variant('type', [
  /** a message with a known id moves the pointer */
  v.object({ type: v.literal('pointer'), ...mark, point }),
  /** a message with a known id adds these points to the stroke */
  v.object({
    type: v.literal('stroke'),
    ...mark,
    points: v.pipe(
      v.array(point),
      v.minLength(1),
      v.maxLength(mostPointsInMessage)
    ),
  }),
  /** the number on the picture; the step itself is sent as `step-set` */
  v.object({
    type: v.literal('step'),
    ...mark,
    point,
    number: wholeNumber(1, 99),
  }),
  /** older pages send no id, and mean the newest annotation */
  v.object({ type: v.literal('undo'), id: v.optional(id) }),
  v.object({ type: v.literal('clear') }),
  /** the peer’s page has shown the annotation with this id */
  v.object({ type: v.literal('drawn'), id }),
])

export type AnnotationMessage = v.InferOutput<typeof annotationSchema>

/** Makes an annotation, or continues one. */
export type MarkMessage = Extract<
  AnnotationMessage,
  { type: 'pointer' | 'stroke' | 'step' }
>
