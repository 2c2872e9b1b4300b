/**
 * Must helpers sign in before they can receive a screen (REQUIRE_SIGN_IN)? The
 * page itself says so, as it was built; the server has the last word.
 */
export const helpersSignIn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="require-sign-in"]')
    ?.content === 'helpers'
