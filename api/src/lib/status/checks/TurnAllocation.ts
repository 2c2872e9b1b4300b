import { createHash, randomBytes } from 'node:crypto'

import {
  type Attribute,
  type Attributes,
  attributes,
  decodeAddress,
  encodeAddress,
  encodeStun,
  errorCodeOf,
  isError,
  type StunMessage,
  transactionIdBytes,
  type TransportAddress,
  types,
} from './stunMessage'
import type { TurnAddress } from './turnAddress'
import { openTurnSocket, type TurnSocket } from './TurnSocket'

/** Retransmission interval of RFC 8489, section 6.2.1. */
const sendAgainMs = 500

const unauthorized = 401
const udpProtocol = 17

export interface TurnUser {
  username: string
  credential: string
}

/** An error response (RFC 8656, section 19). */
export class TurnError extends Error {
  constructor(readonly code: number) {
    super(`TURN error ${code}`)
  }
}

/**
 * Thrown if the server sends no realm. Chrome would then compute no key, and
 * send no credentials.
 */
export class NoRealmError extends Error {}

/**
 * One allocation at a TURN server (RFC 8656), over its own socket. The caller
 * sets a timeout, because an unanswered request never settles.
 */
export class TurnAllocation {
  relayed: TransportAddress | null = null
  /** Our address as the server sees it. */
  mapped: TransportAddress | null = null
  onData: (data: Buffer, from: TransportAddress) => void = () => undefined
  private socket: TurnSocket | null = null
  private session: { entries: Attribute[]; key?: Buffer } = { entries: [] }
  private readonly waiting = new Map<string, (answer: StunMessage) => void>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private end: (() => void) | null = null

  readonly ended = new Promise<never>((_, reject) => {
    this.end = () => reject(new Error('The TURN server has hung up.'))
  })

  constructor(
    private readonly server: TurnAddress,
    private readonly user: TurnUser
  ) {
    this.ended.catch(() => undefined)
  }

  /** Has the server asked for credentials? */
  get isAuthenticated(): boolean {
    return this.session.key !== undefined
  }

  /**
   * @param more further attributes of the request; the default is a relayed
   * IPv4 address for UDP
   * @returns the attributes of the answer
   * @throws {TurnError} if the server grants no allocation
   */
  async open(more: readonly Attribute[] = []): Promise<Attributes> {
    this.socket = await openTurnSocket(this.server, {
      onMessage: (message) => this.receive(message),
      onEnd: () => this.end?.(),
    })
    const protocol = Buffer.from([udpProtocol, 0, 0, 0])
    // The caller's attributes come first: servers read the first of each type.
    const answer = await this.request(types.allocate, () => [
      ...more,
      [attributes.requestedTransport, protocol],
    ])
    const { attributes: found, transactionId } = answer
    const addressIn = (attribute: number) =>
      decodeAddress(found.get(attribute), transactionId)
    this.relayed = addressIn(attributes.xorRelayedAddress)
    this.mapped = addressIn(attributes.xorMappedAddress)
    return found
  }

  /** @throws {TurnError} if the server refuses to relay to this peer */
  async permit(peer: TransportAddress): Promise<void> {
    await this.request(types.createPermission, (id) => [
      [attributes.xorPeerAddress, encodeAddress(peer, id)],
    ])
  }

  /**
   * Sends a request, and sends it again with credentials if the server asks for
   * them (RFC 8489, section 9.2).
   *
   * @param type one of `types`, or another method of RFC 8656
   * @throws {TurnError} for an error response
   */
  async request(
    type: number,
    entriesFor: (transactionId: Buffer) => readonly Attribute[]
  ): Promise<StunMessage> {
    let answer = await this.exchange(type, entriesFor)
    if (errorCodeOf(answer) === unauthorized && !this.isAuthenticated) {
      this.session = this.sessionFor(answer)
      answer = await this.exchange(type, entriesFor)
    }
    if (isError(answer)) throw new TurnError(errorCodeOf(answer))
    return answer
  }

  send(data: Buffer, to: TransportAddress): void {
    const id = randomBytes(transactionIdBytes)
    const peer = [attributes.xorPeerAddress, encodeAddress(to, id)] as const
    const entries = [peer, [attributes.data, data] as const]
    this.socket?.send(encodeStun(types.sendIndication, id, entries))
  }

  /**
   * Ends the allocation, which would otherwise count for the user's quota until
   * it expires.
   */
  close(): void {
    const { entries, key } = this.session
    if (this.relayed) {
      const none = [attributes.lifetime, Buffer.alloc(4)] as const
      const id = randomBytes(transactionIdBytes)
      const refresh = encodeStun(types.refresh, id, [none, ...entries], key)
      this.socket?.send(refresh)
    }
    this.timers.forEach((timer) => clearInterval(timer))
    // The datagram leaves in a later turn of the event loop, so the socket must
    // still be open in that turn.
    setImmediate(() => this.socket?.close())
  }

  private sessionFor({ attributes: found }: StunMessage) {
    const { username, credential } = this.user
    const realm = found.get(attributes.realm) ?? Buffer.alloc(0)
    if (realm.length === 0) throw new NoRealmError()
    const nonce = found.get(attributes.nonce) ?? Buffer.alloc(0)
    return {
      entries: [
        [attributes.username, Buffer.from(username)] as const,
        [attributes.realm, realm] as const,
        [attributes.nonce, nonce] as const,
      ],
      // Long-term key of RFC 8489, section 9.2.2
      key: createHash('md5')
        .update(`${username}:${realm.toString()}:${credential}`)
        .digest(),
    }
  }

  private exchange(
    type: number,
    entriesFor: (transactionId: Buffer) => readonly Attribute[]
  ): Promise<StunMessage> {
    const id = randomBytes(transactionIdBytes)
    const { entries, key } = this.session
    const message = encodeStun(type, id, [...entriesFor(id), ...entries], key)
    const send = () => this.socket?.send(message)
    const answer = new Promise<StunMessage>((resolve) => {
      const again = this.socket?.isReliable
        ? null
        : setInterval(send, sendAgainMs)
      if (again) this.timers.add(again)
      this.waiting.set(id.toString('hex'), (answered) => {
        if (again) clearInterval(again)
        resolve(answered)
      })
    })
    send()
    return Promise.race([answer, this.ended])
  }

  private receive(message: StunMessage): void {
    const { type, transactionId, attributes: found } = message
    if (type === types.dataIndication) {
      const from = found.get(attributes.xorPeerAddress)
      const peer = decodeAddress(from, transactionId)
      const data = found.get(attributes.data)
      if (peer && data) this.onData(data, peer)
      return
    }
    this.waiting.get(transactionId.toString('hex'))?.(message)
  }
}
