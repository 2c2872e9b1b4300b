/**
 * Must helpers sign in before they can receive a screen (REQUIRE_SIGN_IN)? Read
 * from the page, as it was built; the server enforces it.
 */
export const helpersSignIn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="require-sign-in"]')
    ?.content === 'helpers'
