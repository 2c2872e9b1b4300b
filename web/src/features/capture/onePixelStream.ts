/**
 * A placeholder stream: a viewer has nothing to send (specification §1), and a
 * sharer connects before a screen is chosen.
 */
export function onePixelStream(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  // Firefox refuses to capture a canvas that has not been drawn on.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return canvas.captureStream()
}

/**
 * Adds a silent audio track, so that a sound can be sent later without another
 * negotiation. PeerJS 1.5.5 negotiates audio only if the stream has an audio
 * track.
 */
export function withPlaceForSound(stream: MediaStream): MediaStream {
  const spare = new RTCPeerConnection()
  const { track } = spare.addTransceiver('audio').receiver
  spare.close()
  return new MediaStream([...stream.getTracks(), track])
}
