/**
 * PeerJS closes a connection whose ICE has failed; a restart can still bring
 * it back. Whether the other side is heard is for the heartbeat to say:
 * Chromium leaves iceConnectionState at `disconnected` for ever when it
 * vanishes (crbug 982793).
 */
export function surviveIceFailure(connection: RTCPeerConnection): void {
  const handler = connection.oniceconnectionstatechange
  connection.oniceconnectionstatechange = function (event) {
    if (connection.iceConnectionState !== 'failed') handler?.call(this, event)
  }
}
