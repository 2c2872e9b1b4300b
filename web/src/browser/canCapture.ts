/** What a sharer shows: this device's screen, or its camera. */
export type CaptureSource = 'screen' | 'camera'

const methods = { screen: 'getDisplayMedia', camera: 'getUserMedia' } as const

/**
 * @returns whether this browser has the method at all; insecure pages lack it
 */
export const canCapture = (source: CaptureSource): boolean =>
  typeof navigator.mediaDevices?.[methods[source]] === 'function'

/**
 * @returns whether pages can use WebRTC: Firefox and iPhones can turn it off,
 * and some builds of WebKit lack it
 */
export const hasWebRtc = (): boolean => 'RTCPeerConnection' in window
