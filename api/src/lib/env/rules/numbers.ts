import * as v from 'valibot'

/**
 * A whole number in decimal digits, without sign, unit or separators.
 * @param what is counted, in words that follow "a whole number"
 */
function wholeNumber(least: number, most: number, what = '') {
  const requirement = `must be a whole number${what} from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, requirement),
    v.transform(Number),
    v.minValue(least, requirement),
    v.maxValue(most, requirement)
  )
}

/** @param most in seconds */
export const seconds = (least: number, most: number) =>
  wholeNumber(least, most, ' of seconds')

export const factor = wholeNumber(1, 100_000)

const portRequirement = 'must be a whole number from 0 to 65535'

export const port = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,4})$/, portRequirement),
  v.transform(Number),
  v.maxValue(65_535, portRequirement)
)
