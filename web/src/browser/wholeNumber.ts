import * as v from 'valibot'

/**
 * @param to at most Number.MAX_SAFE_INTEGER, because a double cannot represent
 *   every larger integer
 */
export const wholeNumber = (from = 0, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
