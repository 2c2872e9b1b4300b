/**
 * The stream of a viewer’s answer (specification §1), and the placeholder in a
 * sharer’s call until a screen is chosen.
 */
export function onePixelStream(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  // Firefox refuses to capture a canvas that was never drawn on.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return canvas.captureStream()
}

/**
 * Adds a silent audio track, so that offer and answer have an audio section
 * from the start and a later track needs no negotiation. PeerJS 1.5.5 creates
 * both from the tracks of the stream. The track comes from a connection that
 * never opens.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
