import type { ErrorCode } from './errorCode'

/** Error types of a single connection in PeerJS 1.5.5 (specification §8). */
type ConnectionFailure =
  | 'negotiation-failed'
  | 'connection-closed'
  | 'not-open-yet'
  | 'message-too-big'

/** Peer error types of PeerJS 1.5.5 (specification §8). */
type PeerFailure =
  | 'browser-incompatible'
  | 'disconnected'
  | 'invalid-id'
  | 'invalid-key'
  | 'network'
  | 'peer-unavailable'
  | 'ssl-unavailable'
  | 'server-error'
  | 'socket-error'
  | 'socket-closed'
  | 'unavailable-id'
  | 'webrtc'

/**
 * `unknown` stands for a type that this list lacks. The signalling server of
 * Kinscreen also sends `sign-in-required` if only signed-in helpers may receive
 * the screen, and `key-required` if the id is derived from a key.
 */
export type Failure =
  | PeerFailure
  | ConnectionFailure
  | 'sign-in-required'
  | 'key-required'
  | 'unknown'

/**
 * `call-again`: calls the same peer again with the same stream. `new-peer`:
 * opens another Peer with the same id and token. `another-id`: appends the next
 * number to the id, unless the flag _error if desired id not available_ is on.
 * `prove-id`: has the server issue a new token before the next attempt.
 * `look-at-calls`: closes only the call that failed.
 */
type Remedy =
  | 'call-again'
  | 'new-peer'
  | 'another-id'
  | 'prove-id'
  | 'look-at-calls'
  | 'end'
  | 'go-on'

interface Handling {
  /** The error screen; null if the session recovers without showing one. */
  screen: ErrorCode | null
  remedy: Remedy
}

const newPeer: Handling = { screen: null, remedy: 'new-peer' }
const callAgain: Handling = { screen: null, remedy: 'call-again' }
const end: Handling = { screen: 'unknown', remedy: 'end' }
const goOn: Handling = { screen: 'unknown', remedy: 'go-on' }

/** Sources: specification §4 and §8, docs/call.md. */
export const errorHandling: Record<Failure, Handling> = {
  'unavailable-id': { screen: 'already-viewing', remedy: 'another-id' },
  'peer-unavailable': callAgain,

  network: newPeer,
  disconnected: newPeer,
  'server-error': newPeer,
  'socket-error': newPeer,
  'socket-closed': newPeer,

  webrtc: { screen: null, remedy: 'look-at-calls' },

  'browser-incompatible': end,
  'invalid-id': end,
  'invalid-key': end,
  'ssl-unavailable': end,
  unknown: end,
  'key-required': { screen: null, remedy: 'prove-id' },
  'sign-in-required': { screen: 'sign-in-required', remedy: 'end' },

  'negotiation-failed': callAgain,
  'connection-closed': callAgain,

  'not-open-yet': goOn,
  'message-too-big': goOn,
}

const isFailure = (type: string): type is Failure =>
  Object.keys(errorHandling).includes(type)

/**
 * Never throws.
 *
 * @param type `PeerError.type` in PeerJS
 */
export const failureOf = (type: string): Failure =>
  isFailure(type) ? type : 'unknown'

/** @returns empty texts if the thrown value has no name and no message */
export function namedError(error: unknown): { name: string; message: string } {
  return error instanceof Error ||
    (typeof error === 'object' && error !== null && 'name' in error)
    ? {
        name: String((error as Error).name),
        message: String((error as Error).message),
      }
    : { name: '', message: '' }
}

/**
 * The messages of a failed fetch begin like this in Chromium, Firefox and
 * Safari.
 */
const failedToFetch = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource',
  'Load failed',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

function textOf(error: unknown, key: 'message' | 'type'): string {
  if (typeof error !== 'object' || error === null) return ''
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** @returns the error screen for any thrown value (specification §8) */
export function errorCodeOf(error: unknown): ErrorCode {
  const message = textOf(error, 'message')
  if (failedToFetch.some((start) => message.startsWith(start))) return 'network'
  return errorHandling[failureOf(textOf(error, 'type'))].screen ?? 'unknown'
}

/**
 * Makes the page’s error boundary show the error, because it handles all
 * unhandled rejections (specification §8).
 */
export const reportError = (error: unknown): void => void Promise.reject(error)
