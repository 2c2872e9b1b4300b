import * as v from 'valibot'

/**
 * @param from the smallest accepted number
 * @param to the largest; beyond the default, doubles cannot represent every
 * integer
 */
export const wholeNumber = (from = 0, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
