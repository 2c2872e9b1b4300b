import { listen } from 'src/browser/listen'

import { fitToUplink } from './fitToUplink'
import { preferNewPaths } from './preferNewPaths'
import type { SentMedia } from './SentMedia'
import { tuneAnswers } from './tuneAnswers'

export class CallerSide {
  private readonly startAt: (bps: number) => Promise<void>

  constructor(
    private readonly peerConnection: RTCPeerConnection,
    private readonly answered: () => void
  ) {
    this.startAt = tuneAnswers(peerConnection)
    preferNewPaths(peerConnection)
    listen(peerConnection, 'signalingstatechange', () => {
      if (this.peerConnection.signalingState === 'stable') this.answered()
    })
  }

  async fit(wire: RTCDataChannel, { picture }: SentMedia): Promise<void> {
    if (!picture) return
    await fitToUplink(wire, picture, this.startAt, this.peerConnection).catch(
      () => {}
    )
  }
}
