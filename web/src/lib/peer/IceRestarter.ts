import type { IceRestart } from 'src/domain/wire/controlMessage'
import { dtlsFingerprint } from 'src/domain/wire/dtlsFingerprint'

/** What a restart needs from the Peer. */
export interface RestartWire {
  send(restart: IceRestart): void
  /** @returns currently valid ones; TURN credentials expire, calls do not */
  iceServers(): Promise<RTCIceServer[]>
}

/**
 * Restarts ICE on a PeerJS call; PeerJS 1.5.5 cannot (RFC 8445 §9, RFC 8829
 * §5.2). The picture continues during it.
 */
export class IceRestarter {
  private number = 0
  private readonly onCandidate: RTCPeerConnection['onicecandidate']

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly callId: string,
    private readonly wire: RestartWire
  ) {
    this.onCandidate = connection.onicecandidate
  }

  /**
   * The caller’s part.
   * @throws when the connection is closed
   */
  async restart(): Promise<void> {
    const number = ++this.number
    await this.prepare()
    const offer = await this.connection.createOffer({ iceRestart: true })
    await this.tell(offer, number)
  }

  /**
   * What the peer has sent.
   * @throws when it does not fit the connection
   */
  async receive({ description, number }: IceRestart): Promise<void> {
    const isOffer = description.type === 'offer'
    // An answer to an earlier offer names sockets that this one does not know.
    if (!isOffer && number !== undefined && number !== this.number) return
    if (!this.isOfTheSameEnd(description)) return
    if (isOffer) await this.prepare()
    await this.connection.setRemoteDescription(description)
    if (isOffer) await this.tell(await this.connection.createAnswer(), number)
  }

  /**
   * A restart leads to the same peer by another path. With another certificate
   * the browser would start a new session with whoever holds it, in the middle
   * of a call.
   */
  private isOfTheSameEnd({ sdp }: RTCSessionDescriptionInit): boolean {
    const known = dtlsFingerprint(this.connection.remoteDescription?.sdp ?? '')
    return known !== null && dtlsFingerprint(sdp ?? '') === known
  }

  private async prepare(): Promise<void> {
    const { connection } = this
    const iceServers = await this.wire.iceServers()
    // Old ones are better than none. Firefox has had `setConfiguration` since
    // 119.
    if (iceServers.length > 0 && 'setConfiguration' in connection) {
      connection.setConfiguration({
        ...connection.getConfiguration(),
        iceServers,
      })
    }
    // PeerJS removes the candidate listener once ICE is `completed`.
    connection.onicecandidate = this.onCandidate
  }

  private async tell(
    description: RTCSessionDescriptionInit,
    number: number | undefined
  ): Promise<void> {
    await this.connection.setLocalDescription(description)
    const { type, sdp } = description
    if ((type === 'offer' || type === 'answer') && sdp) {
      const { callId } = this
      this.wire.send({ callId, number, description: { type, sdp } })
    }
  }
}
