/**
 * @param setting REQUIRE_SIGN_IN, which the api reads as well
 * @returns its value for index.html
 * @throws Error for anything but `helpers` and the empty string: a typo must
 * not open an installation that should be closed
 */
export function requireSignIn(setting = ''): string {
  if (!['', 'helpers'].includes(setting)) {
    throw new Error('REQUIRE_SIGN_IN must be helpers, or be empty.')
  }
  return setting
}
