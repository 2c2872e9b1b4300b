import type { IceRestart } from './model/controlMessage'

/** What a restart needs from the Peer. */
export interface RestartWire {
  send(restart: IceRestart): void
  /**
   * @param isUrgent a call that has had a path waits for no late answer; one
   * without a path can do nothing else
   * @returns currently valid ones; TURN credentials expire, calls do not
   */
  iceServers(isUrgent: boolean): Promise<RTCIceServer[]>
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
   * The caller’s part where no direct path was found: a call gets relays only
   * once it is answered (docs/relay.md).
   *
   * @throws when the connection is closed
   */
  async addRelays(): Promise<void> {
    const { iceServers = [] } = this.connection.getConfiguration()
    const isNew =
      !iceServers.some(isRelay) &&
      (await this.wire.iceServers(false)).some(isRelay)
    if (isNew) await this.restart()
  }

  /**
   * What the peer has sent.
   * @throws when it does not fit the connection
   */
  async receive({ description, number }: IceRestart): Promise<void> {
    const isOffer = description.type === 'offer'
    // An answer to an earlier offer names sockets that this one does not know.
    if (!isOffer && number !== undefined && number !== this.number) return
    if (isOffer) await this.prepare()
    await this.connection.setRemoteDescription(description)
    if (isOffer) await this.tell(await this.connection.createAnswer(), number)
  }

  private async prepare(): Promise<void> {
    const { connection } = this
    const { iceConnectionState: state } = connection
    const isUrgent = state !== 'new' && state !== 'checking'
    const iceServers = await this.wire.iceServers(isUrgent)
    const { iceServers: old = [] } = connection.getConfiguration()
    // Old ones are better than none, and old relays better than no relays: long
    // after its last offer a call is given none. Firefox has had
    // `setConfiguration` since 119.
    const isBetter =
      iceServers.some(isRelay) || (iceServers.length > 0 && !old.some(isRelay))
    if (isBetter && 'setConfiguration' in connection) {
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

const isRelay = ({ urls }: RTCIceServer): boolean =>
  [urls].flat().some((url) => /^turns?:/.test(url))
