import { listen } from 'src/lib/browser/listen'

import { preferNewPaths } from './preferNewPaths'
import type { SentMedia } from './SentMedia'
import { tuneAnswers } from './tuneAnswers'

/** What is done to a connection only on the side that has placed the call. */
export class CallerSide {
  private readonly startAt: (bps: number) => Promise<void>
  /** While the call is on its way: what is asked at once is known before a screen is chosen. */
  private readonly fitting = import('./fitToUplink').catch(() => null)

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
    const found = await this.fitting
    if (!found || !picture) return
    await found
      .fitToUplink(wire, picture, this.startAt, this.peerConnection)
      .catch(() => {})
  }
}
