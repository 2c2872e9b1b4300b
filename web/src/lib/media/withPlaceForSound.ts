/**
 * A stream whose call has a place for sound from its first offer, and its first
 * answer: a track put there later needs no negotiation. PeerJS 1.5.5 makes both
 * of the tracks that are in the stream at once, so one that says nothing goes
 * first: that of a connection which never opens.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
