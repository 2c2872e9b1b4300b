import * as v from 'valibot'

/** @param to beyond the default, doubles cannot represent every integer */
export const wholeNumber = (from = 0, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
