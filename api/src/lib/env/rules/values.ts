import * as v from 'valibot'

const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const commaList = v.pipe(
  v.string(),
  v.transform((text) => split(text, ','))
)

/** Semicolons separate names that contain commas, as those of LDAP do. */
export const listOfNames = v.pipe(
  v.string(),
  v.transform((text) => split(text, text.includes(';') ? ';' : ','))
)

/**
 * A comma-separated list; each issue concerns one item.
 * @param requirement completes the sentence "… must be"
 */
export const listOf = (
  isItem: (item: string) => boolean,
  requirement: string
) =>
  v.pipe(
    commaList,
    v.array(v.pipe(v.string(), v.check(isItem, `must be ${requirement}`)))
  )

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true')
)

export const requireSignIn = v.pipe(
  v.picklist(['', 'helpers'], 'must be helpers, or be empty'),
  v.transform((who) => who === 'helpers')
)

// With any other value, the api would run without production's protections.
export const nodeEnv = v.picklist(
  ['', 'development', 'test', 'production'],
  'must be production, development or test, or be empty'
)

export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be one of fatal, error, warn, info, debug, trace, silent'
)

/**
 * Decimal digits without sign, unit or separators.
 * @param what the unit, such as " of seconds"
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
