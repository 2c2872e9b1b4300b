import type { CaptureSource } from 'src/domain/capture/captureSource'

const methods = { screen: 'getDisplayMedia', camera: 'getUserMedia' } as const

/** @returns whether this browser has the method at all; a page that is not secure has none */
export const canCapture = (source: CaptureSource): boolean =>
  typeof navigator.mediaDevices?.[methods[source]] === 'function'
