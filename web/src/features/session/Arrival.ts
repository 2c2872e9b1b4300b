import type { PeerSession } from './PeerSession'

/** When the participant connected; a reconnect does not change the time. */
export class Arrival {
  private participantNumber = 0
  private at = new Date()

  constructor(
    private readonly session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>
  ) {
    session.subscribe(this.look)
  }

  get date(): Date {
    this.look()
    return this.at
  }

  private readonly look = () => {
    const { participantNumber } = this.session.getSnapshot()
    if (participantNumber === this.participantNumber) return
    this.participantNumber = participantNumber
    this.at = new Date()
  }
}
