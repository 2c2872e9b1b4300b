/**
 * PeerJS closes a connection whose ICE has failed; a restart can still recover
 * it. Whether the peer is alive is up to the heartbeat: Chromium leaves
 * iceConnectionState at `disconnected` for ever when it vanishes (crbug
 * 982793).
 */
export function surviveIceFailure(connection: RTCPeerConnection): void {
  const handler = connection.oniceconnectionstatechange
  connection.oniceconnectionstatechange = function (event) {
    if (connection.iceConnectionState !== 'failed') handler?.call(this, event)
  }
}

/** PeerJS throws, uncaught, at a track that a peer has put into no stream. */
export function ignoreLooseTracks(connection: RTCPeerConnection): void {
  const handler = connection.ontrack
  connection.ontrack = function (event) {
    if (event.streams.length > 0) handler?.call(this, event)
  }
}
