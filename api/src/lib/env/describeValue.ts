/** No part of these values is ever printed. */
const secrets = [
  'TURN_SECRET',
  'OPERATOR_PASSPHRASE',
  'OPERATOR_SESSION_SECRET',
  'OIDC_CLIENT_SECRET',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
]

const longest = 80

/** Matches a text that may be a secret, pasted where an address belongs. */
const looksSecret = /(?=[^\d\s]*\d)(?=[^a-z\s]*[a-z])[\w+/=-]{24,}/gi

/**
 * Removes what may be a password from an address that could not be parsed: any
 * query, and what follows the host except a port.
 */
const withoutPassword = (text: string): string =>
  text.replace(/(\/\/:|:(?!\/\/|\d*(?:\/|$))|[?#]).*/s, '$1…')

const count = (text: string) =>
  text.length === 1 ? 'one character' : `${text.length} characters`

/** A password may contain an @, so the last @ counts. */
const afterUser = (text: string): string =>
  text.replace(/^(.*\/\/)?.*@/, '$1…@')

function quote(text: string): string {
  const safe = afterUser(text).replace(looksSecret, '…')
  const short = safe.length > longest ? `${safe.slice(0, longest)}…` : safe
  return JSON.stringify(short).replace(
    /[^\P{Z} ]|[^\P{C}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}

/**
 * Describes a wrong value; completes a sentence that begins with the setting's
 * name. Of a secret, only the length is given. Passwords of URLs, and text that
 * looks like a secret, are left out.
 *
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
