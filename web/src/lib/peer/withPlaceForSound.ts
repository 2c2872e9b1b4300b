/**
 * A stream whose call has a place for sound from its first offer: a track put
 * there later needs no negotiation. PeerJS 1.5.5 makes its offer within `call`,
 * of the tracks that are in the stream, so one that says nothing goes first:
 * that of a connection which never opens.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
