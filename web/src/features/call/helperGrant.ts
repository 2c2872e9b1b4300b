import { tabStore } from 'src/browser/storage'

/**
 * The signalling server lets a tab with this grant receive a screen
 * (docs/decisions/0062).
 */
export const helperGrantKey = 'kinscreen.helper'

/**
 * The grant is sent as part of a URL, and these characters need no escaping.
 */
const pattern = /^[\w.-]{1,100}$/

/** @returns null if nobody has signed in */
export function readHelperGrant(store = tabStore): string | null {
  const grant = store.read(helperGrantKey)
  return grant !== null && pattern.test(grant) ? grant : null
}
