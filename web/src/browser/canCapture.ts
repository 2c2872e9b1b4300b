export type CaptureSource = 'screen' | 'camera'

const methods = { screen: 'getDisplayMedia', camera: 'getUserMedia' } as const

/**
 * @returns whether the page can capture this source; without HTTPS it cannot
 */
export const canCapture = (source: CaptureSource): boolean =>
  typeof navigator.mediaDevices?.[methods[source]] === 'function'

/**
 * Firefox and iPhones can turn WebRTC off, and some builds of WebKit lack it.
 */
export const hasWebRtc = (): boolean => 'RTCPeerConnection' in window
