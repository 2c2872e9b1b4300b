import type { ConnectionFailure } from './connectionFailure'
import type { ErrorCode } from './errorCode'
import type { PeerFailure } from './peerFailure'

/** What a person is told when such an error ends everything (specification §8). */
const screens: Record<PeerFailure | ConnectionFailure, ErrorCode> = {
  'unavailable-id': 'already-viewing',
  network: 'network',

  'browser-incompatible': 'unknown',
  disconnected: 'unknown',
  'invalid-id': 'unknown',
  'invalid-key': 'unknown',
  'peer-unavailable': 'unknown',
  'ssl-unavailable': 'unknown',
  'server-error': 'unknown',
  'socket-error': 'unknown',
  'socket-closed': 'unknown',
  webrtc: 'unknown',

  'negotiation-failed': 'unknown',
  'connection-closed': 'unknown',
  'not-open-yet': 'unknown',
  'message-too-big': 'unknown',
}

/** How Chromium, Firefox and Safari say that nothing could be fetched. */
const failedToFetch = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource',
  'Load failed',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

const textOf = (error: unknown, key: 'message' | 'type'): string => {
  if (typeof error !== 'object' || error === null) return ''
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

const isScreen = (type: string): type is keyof typeof screens =>
  Object.keys(screens).includes(type)

/** @param error whatever was thrown */
export function errorCodeOf(error: unknown): ErrorCode {
  const message = textOf(error, 'message')
  if (failedToFetch.some((start) => message.startsWith(start))) return 'network'
  const type = textOf(error, 'type')
  return isScreen(type) ? screens[type] : 'unknown'
}
