import type { CaptureSource } from './captureSource'

const methods = { screen: 'getDisplayMedia', camera: 'getUserMedia' } as const

/**
 * @returns whether this browser has the method at all; insecure pages do not
 */
export const canCapture = (source: CaptureSource): boolean =>
  typeof navigator.mediaDevices?.[methods[source]] === 'function'
