import { PictureSender } from 'src/features/picture'

import { SoundSender } from './SoundSender'

/** The picture and the sound that this side of a call sends. */
export class SentMedia {
  /** null if that kind of media was not negotiated */
  readonly picture: PictureSender | null
  readonly sound: SoundSender | null

  /** @param rest called with whether the picture stands still */
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

/**
 * The first sender of each kind belongs to the screen, for sound as for the
 * picture (docs/call.md).
 *
 * @param make called with that sender
 * @returns null if there is none
 */
function firstSender<Made>(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video',
  make: (sender: RTCRtpSender) => Made
): Made | null {
  const senders = connection.getSenders()
  const found = senders.find(({ track }) => track?.kind === kind)
  return found ? make(found) : null
}
