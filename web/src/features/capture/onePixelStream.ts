/** Sent by a viewer (specification §1), or before a screen is chosen. */
export function onePixelStream(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  // Firefox refuses to capture a canvas that was never drawn on.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return canvas.captureStream()
}

/**
 * Adds a silent audio track, so that a later track needs no negotiation: PeerJS
 * 1.5.5 creates an audio section only for a track of the stream.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
