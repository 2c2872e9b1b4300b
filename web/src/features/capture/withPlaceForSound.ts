/**
 * A stream whose offer and answer have an audio section from the start: a track
 * added later needs no negotiation. PeerJS 1.5.5 creates both from the tracks
 * that are in the stream at that time, so a silent one goes first: that of a
 * connection which never opens.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
