import * as v from 'valibot'

import { visibleText } from 'src/browser/page/visibleText'
import { wholeNumber } from 'src/browser/wholeNumber'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const pixels = wholeNumber(1, 16_384)

/** A point in a frame, as fractions of the frame’s width and height. */
export const pointField = v.object({ x: share, y: share })

/** The id of an object that a feature creates, such as an annotation. */
export const idField = wholeNumber()

/** The size of an annotated frame, in pixels. */
export const frameField = v.object({ width: pixels, height: pixels })

/** ms on the sender’s clock; only differences are meaningful */
export const atMsField = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(Number.MAX_VALUE)
)

/**
 * A text that is not empty. Characters that are invisible or reorder others
 * become spaces.
 *
 * @param longest in UTF-16 code units
 */
export const textField = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((said) => visibleText(said, true)),
    v.check((said) => visibleText(said) !== '')
  )
