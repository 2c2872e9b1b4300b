import type { IceRestart } from 'src/domain/controlMessage'

/**
 * Restarts ICE on a call that PeerJS holds; PeerJS 1.5.5 cannot (RFC 8445 §9,
 * RFC 8829 §5.2). The picture goes on where it was.
 */
export class IceRestarter {
  private readonly onCandidate: RTCPeerConnection['onicecandidate']

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly callId: string,
    private readonly send: (restart: IceRestart) => void
  ) {
    this.onCandidate = connection.onicecandidate
  }

  /** The caller’s part. @throws when the connection is closed */
  async restart(): Promise<void> {
    this.prepare()
    await this.tell(await this.connection.createOffer({ iceRestart: true }))
  }

  /** What the other side has sent. @throws when it does not fit the connection */
  async receive({ description }: IceRestart): Promise<void> {
    this.prepare()
    await this.connection.setRemoteDescription(description)
    if (description.type === 'offer') {
      await this.tell(await this.connection.createAnswer())
    }
  }

  /** PeerJS takes the listener for candidates away once ICE is `completed`. */
  private prepare(): void {
    this.connection.onicecandidate = this.onCandidate
  }

  private async tell(description: RTCSessionDescriptionInit): Promise<void> {
    await this.connection.setLocalDescription(description)
    const { type, sdp } = description
    if ((type === 'offer' || type === 'answer') && sdp) {
      this.send({ callId: this.callId, description: { type, sdp } })
    }
  }
}
