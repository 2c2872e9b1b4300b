/**
 * Keeps a connection whose ICE has failed, because a restart can still recover
 * it; PeerJS would close it. The heartbeat detects a lost peer instead, because
 * Chromium leaves iceConnectionState at `disconnected` forever when the peer
 * vanishes (crbug 982793).
 */
export function surviveIceFailure(connection: RTCPeerConnection): void {
  const handler = connection.oniceconnectionstatechange
  connection.oniceconnectionstatechange = function (event) {
    if (connection.iceConnectionState !== 'failed') handler?.call(this, event)
  }
}

/** PeerJS throws, uncaught, for a track that belongs to no stream. */
export function ignoreLooseTracks(connection: RTCPeerConnection): void {
  const handler = connection.ontrack
  connection.ontrack = function (event) {
    if (event.streams.length > 0) handler?.call(this, event)
  }
}
