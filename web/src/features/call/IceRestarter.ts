import type { IceRestart } from './model/controlMessage'

export interface RestartWire {
  send(restart: IceRestart): void
  /**
   * @param isUrgent true for a call that was connected: uses the previous
   * servers if the api does not answer soon
   * @returns servers with valid TURN credentials, which expire during a call
   */
  iceServers(isUrgent: boolean): Promise<RTCIceServer[]>
}

/**
 * Restarts ICE on a PeerJS call, which PeerJS 1.5.5 cannot do (RFC 8445 §9, RFC
 * 8829 §5.2). The picture continues during the restart.
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

  /** @throws when the connection is closed */
  async restart(): Promise<void> {
    const number = ++this.number
    await this.prepare()
    const offer = await this.connection.createOffer({ iceRestart: true })
    await this.tell(offer, number)
  }

  /**
   * Restarts ICE with TURN relays, if the api returns any and the connection
   * has none. Call this if no direct path was found after the answer: the api
   * returns relays only for an answered call (docs/relay.md).
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

  /** @throws when the description does not fit the connection */
  async receive({ description, number }: IceRestart): Promise<void> {
    const isOffer = description.type === 'offer'
    // Ignores an answer to an earlier offer, whose candidates are obsolete.
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
    // Keep the old servers if the new list is empty, and old relays if the new
    // list has none: the api gives relays only shortly after an offer. Firefox
    // before 119 has no `setConfiguration`.
    const isBetter =
      iceServers.some(isRelay) || (iceServers.length > 0 && !old.some(isRelay))
    if (isBetter && 'setConfiguration' in connection) {
      connection.setConfiguration({
        ...connection.getConfiguration(),
        iceServers,
      })
    }
    // PeerJS removes this handler once ICE is `completed`.
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
