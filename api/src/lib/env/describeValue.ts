/** Settings whose whole value is a secret, so that no part of it is printed. */
const secrets = [
  'TURN_SECRET',
  'OPERATOR_PASSPHRASE',
  'OPERATOR_SESSION_SECRET',
  'OIDC_CLIENT_SECRET',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
]

const longest = 80

/**
 * Finds text that looks like a secret, for example where an address belongs.
 */
const looksSecret = /(?=[^\d\s]*\d)(?=[^a-z\s]*[a-z])[\w+/=-]{24,}/gi

/**
 * Removes what may be a password from an address that could not be parsed:
 * everything after the host except a port, and every query.
 */
const withoutPassword = (text: string): string =>
  text.replace(/(\/\/:|:(?!\/\/|\d*(?:\/|$))|[?#]).*/s, '$1…')

const count = (text: string) =>
  text.length === 1 ? 'one character' : `${text.length} characters`

/** Removes user and password, which end at the last @. */
const afterUser = (text: string): string =>
  text.replace(/^(.*\/\/)?.*@/, '$1…@')

/**
 * Puts the text in quotation marks and on one line, with invisible characters
 * escaped.
 */
function quote(text: string): string {
  const safe = afterUser(text).replace(looksSecret, '…')
  const short = safe.length > longest ? `${safe.slice(0, longest)}…` : safe
  return JSON.stringify(short).replace(
    /[^\P{Z} ]|[^\P{C}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}

/**
 * Describes the wrong value of a setting: the end of a sentence that begins
 * with the setting's name, without a full stop. A secret is described by its
 * length only. Passwords of URLs, and other text that looks like a secret, are
 * left out.
 *
 * @param name name of the setting
 * @param value undefined if it is not set
 * @param item the item of a list, if only that item is wrong
 */
export function describeValue(
  name: string,
  value: string | undefined,
  item?: string
): string {
  if (value === undefined) return 'is not set'
  if (value === '') return 'is empty'
  if (secrets.includes(name)) return `has ${count(value)}`
  if (name === 'REDIS_URL') {
    return `is ${quote(withoutPassword(afterUser(value)))}`
  }
  return item === undefined || item === value
    ? `is ${quote(value)}`
    : `has ${quote(item)}`
}
