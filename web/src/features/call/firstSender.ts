/**
 * The first sender of each kind belongs to the screen, for sound as for the
 * picture (docs/call.md).
 *
 * @param make called with that sender
 * @returns null if there is none
 */
export function firstSender<Made>(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video',
  make: (sender: RTCRtpSender) => Made
): Made | null {
  const senders = connection.getSenders()
  const found = senders.find(({ track }) => track?.kind === kind)
  return found ? make(found) : null
}
