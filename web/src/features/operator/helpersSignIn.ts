import { pageSetting } from 'src/browser/pageSetting'

/**
 * @returns whether helpers must sign in before they can see a screen (setting
 * REQUIRE_SIGN_IN). The page only reads the setting; the server enforces it.
 */
export const helpersSignIn = (): boolean =>
  pageSetting('REQUIRE_SIGN_IN') === 'helpers'
