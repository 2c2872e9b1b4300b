import type { CaptureSource } from './captureSource'

const methods = { screen: 'getDisplayMedia', camera: 'getUserMedia' } as const

/**
 * @returns whether this browser has the method at all; insecure pages do not
 */
export const canCapture = (source: CaptureSource): boolean =>
  typeof navigator.mediaDevices?.[methods[source]] === 'function'

/**
 * @returns whether pages can connect at all: Firefox and iPhones can turn it
 * off, and some builds of WebKit have none
 */
export const hasWebRtc = (): boolean => 'RTCPeerConnection' in window
