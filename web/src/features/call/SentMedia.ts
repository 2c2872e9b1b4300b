import { PictureSender } from 'src/features/picture'

import { firstSender } from './firstSender'
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
