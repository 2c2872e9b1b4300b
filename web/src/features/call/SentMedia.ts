import { PictureSender } from 'src/features/picture'

import { SoundSender } from './SoundSender'

/** The senders of picture and sound; null if a kind was not negotiated. */
export class SentMedia {
  readonly picture: PictureSender | null
  readonly sound: SoundSender | null

  /** @param rest called when the picture stops or starts moving */
  constructor(
    peerConnection: RTCPeerConnection,
    rest: (isResting: boolean) => void
  ) {
    this.picture = firstSender(
      peerConnection,
      'video',
      (sender) => new PictureSender(sender, rest)
    )
    this.sound = firstSender(
      peerConnection,
      'audio',
      (sender) => new SoundSender(sender)
    )
  }
}

/** The first sender of each kind belongs to the screen (docs/call.md). */
function firstSender<Made>(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video',
  make: (sender: RTCRtpSender) => Made
): Made | null {
  const senders = connection.getSenders()
  const found = senders.find(({ track }) => track?.kind === kind)
  return found ? make(found) : null
}
