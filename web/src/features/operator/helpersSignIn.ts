/**
 * Whether helpers must sign in before they can receive a screen
 * (REQUIRE_SIGN_IN), as written into the page by the build; the server enforces
 * it.
 */
export const helpersSignIn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="require-sign-in"]')
    ?.content === 'helpers'
