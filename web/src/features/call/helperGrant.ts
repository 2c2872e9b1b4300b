import { tabStore } from 'src/browser/storage'

/**
 * The storage key of the grant: a token of a helper who has signed in, which
 * lets this tab receive a screen (docs/decisions/0062).
 */
export const helperGrantKey = 'kinscreen.helper'

/** The grant is part of a URL; these characters need no escaping. */
const pattern = /^[\w.-]{1,100}$/

/** @returns null if nobody has signed in */
export function readHelperGrant(store = tabStore): string | null {
  const grant = store.read(helperGrantKey)
  return grant !== null && pattern.test(grant) ? grant : null
}
