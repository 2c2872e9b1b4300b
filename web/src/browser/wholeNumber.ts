import * as v from 'valibot'

/**
 * @param from the smallest that is accepted
 * @param to the largest; beyond the default not every whole number exists
 */
export const wholeNumber = (from = 0, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
