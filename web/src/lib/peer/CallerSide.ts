import { listen } from 'src/lib/browser/listen'

import { preferNewPaths } from './preferNewPaths'
import type { SentMedia } from './SentMedia'
import { tuneAnswers } from './tuneAnswers'

/** What is done to a connection only on the side that has placed the call. */
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

  /** Loaded once a call is open: a screen that is chosen at once goes without. */
  async fit(wire: RTCDataChannel, { picture }: SentMedia): Promise<void> {
    const found = await import('./fitToUplink').catch(() => null)
    if (!found || !picture) return
    await found
      .fitToUplink(wire, picture, this.startAt, this.peerConnection)
      .catch(() => {})
  }
}
