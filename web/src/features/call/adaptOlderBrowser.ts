/**
 * True in every recent browser; Firefox has had the first feature since 113,
 * Safari the second since 14.1.
 */
const isModern = (): boolean =>
  'connectionState' in RTCPeerConnection.prototype && 'AudioContext' in window

/**
 * Loads the WebRTC features that older browsers lack (docs/decisions/0054).
 * PeerJS would load this everywhere, and it is half as large as PeerJS itself.
 */
export async function adaptOlderBrowser(): Promise<void> {
  if ('RTCPeerConnection' in window && !isModern()) {
    // @ts-expect-error The one entry of the package has no types of its own.
    await import('webrtc-adapter/src/js/adapter_core.js')
  }
}
