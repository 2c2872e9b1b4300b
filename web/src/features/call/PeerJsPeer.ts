import type { MediaConnection, Peer, PeerOptions } from 'peerjs'

import { errorHandling, failureOf } from 'src/browser/errors/errorHandling'
import { parseUserId, type UserId } from 'src/features/links'
import type { ArrivalDecoder } from 'src/features/picture'
import { isKnock, type OfferProof } from 'src/features/proof'
import { isOurs } from 'src/features/wire'

import type { ResumptionStore } from './CallResumption'
import { filterMessages } from './filterMessages'
import {
  type Control,
  encodeControl,
  encodeIceRestart,
  type IceRestart,
  parseControl,
  parseIceRestart,
} from './model/controlMessage'
import { PeerJsCall } from './PeerJsCall'
import { absentPeerIn, failureIn } from './peerJsErrors'
import type {
  CallPort,
  IsFromLink,
  PeerListener,
  PeerPort,
  ReportCallEvent,
} from './PeerPort'
import { requestFrameNames } from './requestFrameNames'
import { signOffers } from './signOffers'

type PeerJs = Pick<typeof import('peerjs'), 'Peer'>

/**
 * PeerJS destroys the Peer this long after its calls are closed, because a call
 * needs half a second to send its farewell message.
 */
const destroyLingerMs = 1_000

/** A Peer of PeerJS 1.5.5, with workarounds for its limits. */
export class PeerJsPeer implements PeerPort {
  /** decodes frames without the jitter buffer; null if unavailable */
  arrivals: ArrivalDecoder | null = null
  private peer: Peer | null = null
  private wasOpen = false
  // A WeakMap, because PeerJS fires no `close` for a call that was never
  // answered, so nothing would remove its entry.
  private readonly calls = new WeakMap<object, PeerJsCall>()
  private listener: PeerListener | null

  constructor(
    private readonly library: PeerJs,
    private readonly options: PeerOptions,
    listener: PeerListener,
    private readonly iceServers: (isUrgent: boolean) => Promise<RTCIceServer[]>,
    private readonly secrets: ResumptionStore,
    private readonly proof: Pick<OfferProof, 'sign' | 'isFromLink'>
  ) {
    this.listener = listener
  }

  connect(desiredId: UserId | null): void {
    if (!this.listener) return
    const { peer } = this
    if (peer && this.wasOpen && !peer.destroyed) {
      this.quietly(peer, () => peer.disconnect())
      peer.reconnect()
    } else {
      this.drop()
      this.open(desiredId)
    }
  }

  /** PeerJS reads `options.config` again at each negotiation. */
  setIceServers(iceServers: RTCIceServer[]): void {
    this.options.config = { iceServers }
    if (this.peer) this.peer.options.config = this.options.config
  }

  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null {
    // Before `open`, PeerJS would drop the offer silently. While disconnected,
    // `call` of PeerJS returns undefined, despite its type.
    if (!this.peer?.open) return null
    const { sdpTransform, follow } = requestFrameNames()
    const connection = this.peer.call(remoteId, stream, { sdpTransform }) as
      | MediaConnection
      | undefined
    if (!connection) return null
    // PeerJS applies its offer in a later task.
    if (connection.peerConnection) follow(connection.peerConnection)
    return this.follow(connection, remoteId).placed(report)
  }

  /**
   * Tests the socket by sending a message to this page itself, which PeerServer
   * relays like any message. A page cannot send WebSocket pings, and PeerServer
   * does not answer heartbeats.
   */
  askServer(): void {
    const ownId = parseUserId(this.peer?.id)
    if (ownId) this.sendControl(ownId, 'here')
  }

  /**
   * Sent as an ANSWER: PeerServer relays any ANSWER, and PeerJS ignores an
   * ANSWER without `connectionId`.
   */
  sendControl(remoteId: UserId, control: Control): void {
    this.sendSignal(remoteId, encodeControl(control))
  }

  sendSignal(remoteId: UserId, payload: object): void {
    if (!this.peer?.open) return
    this.peer.socket.send({ type: 'ANSWER', dst: remoteId, payload })
  }

  destroy(): void {
    this.listener = null
    this.peer?.disconnect()
    setTimeout(() => this.drop(), destroyLingerMs)
  }

  private open(desiredId: UserId | null): void {
    const options = { ...this.options }
    const peer = desiredId
      ? new this.library.Peer(desiredId, options)
      : new this.library.Peer(options)
    this.peer = peer
    this.wasOpen = false
    filterMessages(peer)
    signOffers(peer, () => peer.id, this.proof)
    const ifCurrent =
      <Values extends unknown[]>(then: (...values: Values) => void) =>
      (...values: Values) => {
        if (this.peer === peer && this.listener) then(...values)
      }
    peer.on(
      'open',
      ifCurrent((id: string) => this.opened(id))
    )
    peer.on(
      'disconnected',
      ifCurrent(() => this.listener?.disconnected())
    )
    peer.on(
      'close',
      ifCurrent(() => this.listener?.closed())
    )
    peer.on(
      'call',
      ifCurrent((call: MediaConnection) => this.called(call))
    )
    peer.on(
      'error',
      ifCurrent((error: Error & { type: string }) => this.failed(error))
    )
    peer.socket.on(
      'message',
      ifCurrent((message: unknown) => this.heard(message))
    )
  }

  private opened(idText: string): void {
    const id = parseUserId(idText)
    if (!id) return this.listener?.failed('invalid-id')
    this.wasOpen = true
    this.listener?.opened(id)
  }

  private called(connection: MediaConnection): void {
    const remoteId = parseUserId(connection.peer)
    if (!remoteId) return connection.close()
    const call = this.follow(connection, remoteId)
    this.arrivals?.follow(connection, call)
    // PeerJS keeps the offer until the call is answered.
    const { _payload: offer } = Object(connection.options)
    this.listener?.called(call, this.isFromLink(remoteId, offer))
  }

  private failed({ type, message }: Error & { type: string }): void {
    const failure = failureIn(message) ?? failureOf(type)
    switch (errorHandling[failure].remedy) {
      case 'call-again':
        return this.peerUnavailable(message)
      case 'look-at-calls':
        return connectionsOf(this.peer).forEach((connection) =>
          this.calls.get(connection)?.checkOffer()
        )
      default:
        // Keeps a Peer that has calls, because `destroy` would close them
        // (docs/call.md).
        if (connectionsOf(this.peer).length === 0) this.drop()
        return this.listener?.failed(failure)
    }
  }

  private peerUnavailable(message: string): void {
    const remoteId = absentPeerIn(message)
    if (remoteId) this.listener?.peerUnavailable(remoteId)
  }

  private heard(message: unknown): void {
    const { src, payload } = Object(message) as Record<string, unknown>
    const remoteId = parseUserId(src)
    if (!remoteId) return
    if (remoteId === this.peer?.id) return this.listener?.answered()
    const control = parseControl(payload)
    if (control) {
      const isFromLink = isKnock(payload)
        ? this.isFromLink(remoteId, payload)
        : undefined
      return this.listener?.control(remoteId, control, isFromLink)
    }
    const restart = parseIceRestart(payload)
    if (restart) this.callWith(remoteId, restart.callId)?.restarted(restart)
    else if (isOurs(payload)) this.listener?.signal(remoteId, payload)
  }

  private isFromLink(callerId: UserId, payload: unknown): Promise<IsFromLink> {
    const calleeId = this.peer?.id ?? ''
    return this.proof.isFromLink(payload, { callerId, calleeId })
  }

  private callWith(remoteId: UserId, callId: string): PeerJsCall | undefined {
    const connection = this.peer?.getConnection(remoteId, callId)
    return connection ? this.calls.get(connection) : undefined
  }

  private follow(connection: MediaConnection, remoteId: UserId): PeerJsCall {
    const restarts = {
      send: (restart: IceRestart) =>
        this.sendSignal(remoteId, encodeIceRestart(restart)),
      iceServers: this.iceServers,
    }
    const call = new PeerJsCall(connection, remoteId, restarts, this.secrets)
    this.calls.set(connection, call)
    return call
  }

  /** Runs `act` without reporting the events of the Peer to the listener. */
  private quietly(peer: Peer, act: () => void): void {
    this.peer = null
    act()
    this.peer = peer
  }

  private drop(): void {
    const { peer } = this
    this.peer = null
    if (!peer || peer.destroyed) return
    // PeerJS’s `destroy` skips every second connection of a peer.
    connectionsOf(peer).forEach((connection) => connection.close())
    peer.destroy()
  }
}

const connectionsOf = (peer: Peer | null): MediaConnection[] =>
  Object.values(
    (peer?.connections ?? {}) as Record<string, MediaConnection[]>
  ).flat()
