/**
 * @param setting REQUIRE_SIGN_IN, which the api reads as well
 * @returns what index.html says of it
 * @throws Error for anything but `helpers` and nothing: a typo must not open what was to be closed
 */
export function requireSignIn(setting = ''): string {
  if (!['', 'helpers'].includes(setting)) {
    throw new Error('REQUIRE_SIGN_IN must be helpers, or be empty.')
  }
  return setting
}
