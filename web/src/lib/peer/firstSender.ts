/**
 * The first sender of its kind belongs to the screen, for sound as for the
 * picture (docs/decisions/0019).
 */
export function firstSender(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video'
): RTCRtpSender | null {
  const senders = connection.getSenders()
  return senders.find((sender) => sender.track?.kind === kind) ?? null
}
