import type { Failure } from 'src/browser/errors/errorHandling'
import { parseUserId, type UserId } from 'src/features/links'

/**
 * The server’s error message for a client that may not receive a screen
 * (docs/decisions/0062).
 */
const signInRequired = 'Sign in to receive a screen'

/**
 * The server’s error message for a client that claims an id derived from a key,
 * but does not prove that it has the key (docs/kept-helpers.md).
 */
const keyRequired = 'Prove that these words are yours'

/**
 * Recognises errors of the server by their text, because PeerJS 1.5.5 gives all
 * of them the same type.
 *
 * @returns null for all other errors
 */
export function failureIn(message: string): Failure | null {
  if (message === signInRequired) return 'sign-in-required'
  return message === keyRequired ? 'key-required' : null
}

/** @param message of a `peer-unavailable`, which ends with the id */
export const absentPeerIn = (message: string): UserId | null =>
  parseUserId(message.split(' ').pop())
