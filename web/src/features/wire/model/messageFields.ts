import * as v from 'valibot'

import { visibleText } from 'src/browser/page/visibleText'
import { wholeNumber } from 'src/browser/wholeNumber'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const pixels = wholeNumber(1, 16_384)

/** Fractions of a frame. */
export const pointField = v.object({ x: share, y: share })

/** The id of an annotation, a message or a step. */
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
 * A text that is not empty, without characters that are invisible or reorder
 * others.
 *
 * @param longest in UTF-16 units
 */
export const textField = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((said) => visibleText(said, true)),
    v.check((said) => visibleText(said) !== '')
  )
