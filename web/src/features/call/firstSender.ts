/**
 * The first sender of its kind belongs to the screen, for sound as for the
 * picture (docs/call.md).
 *
 * @param make makes something of it
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
