import type { ErrorCode } from './errorCode'
import { errorHandling, failureOf } from './errorHandling'

/** How Chromium, Firefox and Safari report a failed fetch. */
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

/**
 * The error screen for such an error (specification §8).
 *
 * @param error whatever was thrown
 */
export function errorCodeOf(error: unknown): ErrorCode {
  const message = textOf(error, 'message')
  if (failedToFetch.some((start) => message.startsWith(start))) return 'network'
  return errorHandling[failureOf(textOf(error, 'type'))].screen ?? 'unknown'
}
