import type { Failure } from 'src/browser/errors/errorHandling'
import { parseUserId, type UserId } from 'src/features/links'

/**
 * The server says this to a client that may not receive a screen
 * (docs/decisions/0062).
 */
const signInRequired = 'Sign in to receive a screen'

/**
 * The server says this to a client that claims an id which is derived from a
 * key, without proof of the key (docs/kept-helpers.md).
 */
const keyRequired = 'Prove that these words are yours'

/**
 * PeerJS 1.5.5 has a single error type for all errors of the server.
 *
 * @returns null for an error that its type identifies
 */
export function failureIn(message: string): Failure | null {
  if (message === signInRequired) return 'sign-in-required'
  return message === keyRequired ? 'key-required' : null
}

/** @param message of a `peer-unavailable`, which ends with the id */
export const absentPeerIn = (message: string): UserId | null =>
  parseUserId(message.split(' ').pop())
