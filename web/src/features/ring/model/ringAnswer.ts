import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'

/** A moment in ms since 1970. */
export const timestamp = wholeNumber()

export const ringAnswerSchema = v.object({
  /** when the helper can help; null where that was not said */
  freeAt: v.nullable(timestamp),
  /** on the helper’s clock; a later answer replaces an earlier one */
  sentAt: timestamp,
})

/** A helper’s answer to a ring: not now. */
export type RingAnswer = v.InferOutput<typeof ringAnswerSchema>
