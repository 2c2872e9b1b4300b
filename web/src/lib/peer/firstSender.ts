/** The screen is the first of its kind, its sound as its picture (docs/decisions/0019). */
export function firstSender(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video'
): RTCRtpSender | null {
  const senders = connection.getSenders()
  return senders.find((sender) => sender.track?.kind === kind) ?? null
}
