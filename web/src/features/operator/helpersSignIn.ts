import { pageSetting } from 'src/browser/pageSetting'

/**
 * Whether helpers must sign in before they can receive a screen
 * (REQUIRE_SIGN_IN), as the page says; the server enforces it.
 */
export const helpersSignIn = (): boolean =>
  pageSetting('REQUIRE_SIGN_IN') === 'helpers'
