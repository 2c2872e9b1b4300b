import type { Failure } from 'src/browser/errors/errorHandling'
import { parseUserId, type UserId } from 'src/features/links'

/**
 * The server’s error for a client that may not receive a screen
 * (docs/decisions/0062).
 */
const signInRequired = 'Sign in to receive a screen'

/**
 * The server’s error for an id that is derived from a key
 * (docs/kept-helpers.md).
 */
const keyRequired = 'Prove that these words are yours'

/**
 * @param message of an error of PeerJS 1.5.5, which has a single type for all
 * errors of the server
 * @returns null for an error that its type identifies
 */
export function failureIn(message: string): Failure | null {
  if (message === signInRequired) return 'sign-in-required'
  return message === keyRequired ? 'key-required' : null
}

/** @param message of a `peer-unavailable`, which ends with the id */
export const absentPeerIn = (message: string): UserId | null =>
  parseUserId(message.split(' ').pop())
