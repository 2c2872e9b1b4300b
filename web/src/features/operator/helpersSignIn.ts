/**
 * Whether helpers must sign in (REQUIRE_SIGN_IN), as the build has written into
 * the page; the server enforces it.
 */
export const helpersSignIn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="require-sign-in"]')
    ?.content === 'helpers'
