/**
 * @returns whether pages can connect at all: Firefox and iPhones can turn it
 * off, and some builds of WebKit have none
 */
export const hasWebRtc = (): boolean => 'RTCPeerConnection' in window
