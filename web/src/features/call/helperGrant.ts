import { tabStore } from 'src/browser/storage'

/**
 * With this grant the signalling server lets this tab receive a screen
 * (docs/decisions/0062).
 */
export const helperGrantKey = 'kinscreen.helper'

/** The format of a sign-in response, which needs no escaping in a URL. */
const pattern = /^[\w.-]{1,100}$/

/** @returns null if nobody has signed in */
export function readHelperGrant(store = tabStore): string | null {
  const grant = store.read(helperGrantKey)
  return grant !== null && pattern.test(grant) ? grant : null
}
