/** Settings that are secrets as a whole: not a letter of them is written down. */
const secrets = [
  'TURN_SECRET',
  'OPERATOR_PASSPHRASE',
  'OPERATOR_SESSION_SECRET',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
]

const longest = 80

/** Such as a secret in the place of an address. */
const looksSecret = /(?=[^\d\s]*\d)(?=[^a-z\s]*[a-z])[\w+/=-]{24,}/gi

/**
 * Of an address that is not understood, what may be its password: behind the
 * host all but a port, and each query.
 */
const withoutPassword = (text: string): string =>
  text.replace(/(\/\/:|:(?!\/\/|\d*(?:\/|$))|[?#]).*/s, '$1…')

const count = (text: string) =>
  text.length === 1 ? 'one character' : `${text.length} characters`

/** Without user and password, as far as an @ tells where they end. */
const afterUser = (text: string): string =>
  text.replace(/^(.*\/\/)?.*@/, '$1…@')

/** In quotation marks and on one line, with what nobody would see spelt out. */
function quote(text: string): string {
  const safe = afterUser(text).replace(looksSecret, '…')
  const short = safe.length > longest ? `${safe.slice(0, longest)}…` : safe
  return JSON.stringify(short).replace(
    /[^\P{Z} ]|[^\P{C}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}

/**
 * What was found where a setting is wrong, as a sentence about it without its
 * subject and full stop. A secret is described by its length; what looks like
 * one in another place, and the password of a URL, is left out.
 *
 * @param name of the setting
 * @param value undefined where it is not set
 * @param item of a list, where only that is wrong
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
