import type { Failure } from 'src/browser/errors/errorHandling'
import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'
import type { UserId } from 'src/features/links/model/userId'
import { isKnock } from 'src/features/proof/model/offerText'
import type { SafetyWords } from 'src/features/proof/model/safetyWords'

import { FakeCall, soon } from './FakeCall'
import type { Control } from './model/controlMessage'
import type {
  CallPort,
  IsFromLink,
  PeerListener,
  PeerPort,
  ReportCallEvent,
} from './PeerPort'

/** A signalling server in memory. */
export class FakeSignalling {
  readonly peers: FakePeer[] = []
  isReachable = true
  hasPath = true
  isVerified = true
  safetyWords: SafetyWords | undefined
  isFromLink: IsFromLink = true
  /** Pairs of tokens: of a page, and of a peer that this page has admitted. */
  private readonly acquaintances = new Set<string>()
  private issuedCount = 0

  readonly makePeer = async (
    token: string,
    listener: PeerListener
  ): Promise<FakePeer> => {
    const peer = new FakePeer(this, token, listener)
    this.peers.push(peer)
    return peer
  }

  get livingPeers(): FakePeer[] {
    return this.peers.filter((peer) => !peer.isDestroyed)
  }

  at(id: UserId): FakePeer | undefined {
    return this.peers.find((peer) => peer.isOpen && peer.id === id)
  }

  acquaint(token: string, other: string): void {
    this.acquaintances.add(`${token} ${other}`)
  }

  areAcquainted(token: string, other: string): boolean {
    return (
      this.acquaintances.has(`${token} ${other}`) &&
      this.acquaintances.has(`${other} ${token}`)
    )
  }

  issueId(): UserId {
    return `issued-${++this.issuedCount}` as UserId
  }
}

export class FakePeer implements PeerPort {
  id: UserId | null = null
  isOpen = false
  isDestroyed = false
  iceServers: RTCIceServer[] = []
  readonly placed: FakeCall[] = []
  readonly received: FakeCall[] = []

  constructor(
    private readonly signalling: FakeSignalling,
    readonly token: string,
    readonly listener: PeerListener
  ) {}

  connect(desiredId: UserId | null): void {
    this.report((listener) => {
      if (!this.signalling.isReachable) return listener.disconnected()
      const id = desiredId ?? this.signalling.issueId()
      const holder = this.signalling.at(id)
      if (holder && holder.token !== this.token) {
        return listener.failed('unavailable-id')
      }
      this.id = id
      this.isOpen = true
      listener.opened(id)
    })
  }

  askServer(): void {
    if (this.isOpen) this.report((listener) => listener.answered())
  }

  setIceServers(iceServers: RTCIceServer[]): void {
    this.iceServers = iceServers
  }

  call(
    remoteId: UserId,
    stream: MediaStream,
    report: ReportCallEvent
  ): CallPort | null {
    const { id } = this
    if (!this.isOpen || !id) return null
    const name = `call-${this.placed.length + 1}-of-${id}`
    const withSound = fakeStream(...stream.getTracks(), fakeTrack('audio'))
    const call = new FakeCall(name, remoteId, withSound, report)
    call.hasPath = this.signalling.hasPath
    this.placed.push(call)
    const callee = this.signalling.at(remoteId)
    if (callee) {
      const end = call.arriveFrom(id)
      this.meet(call, callee.token)
      callee.meet(end, this.token)
      callee.receive(end)
    } else this.report((listener) => listener.peerUnavailable(remoteId))
    return call
  }

  meet(call: FakeCall, otherToken: string): void {
    const { signalling, token } = this
    call.isVerified = signalling.isVerified
    call.safetyWords = signalling.safetyWords
    call.isKnown = () => signalling.areAcquainted(token, otherToken)
    call.admitted = () => signalling.acquaint(token, otherToken)
  }

  sendControl(remoteId: UserId, control: Control): void {
    const { id } = this
    if (!this.isOpen || !id) return
    const other = this.signalling.at(remoteId)
    const { isFromLink } = this.signalling
    if (other) {
      other.report((listener) =>
        isKnock({ control })
          ? listener.control(id, control, Promise.resolve(isFromLink))
          : listener.control(id, control)
      )
    } else this.report((listener) => listener.peerUnavailable(remoteId))
  }

  sendSignal(remoteId: UserId, payload: object): void {
    const { id } = this
    if (!this.isOpen || !id) return
    const other = this.signalling.at(remoteId)
    other?.report((listener) => listener.signal(id, payload))
  }

  destroy(): void {
    this.isDestroyed = true
    this.isOpen = false
  }

  receive(call: FakeCall): void {
    this.received.push(call)
    const isFromLink = Promise.resolve(this.signalling.isFromLink)
    this.report((listener) => listener.called(call, isFromLink))
  }

  loseServer(): void {
    this.isOpen = false
    this.report((listener) => listener.disconnected())
  }

  close(): void {
    this.isOpen = false
    this.report((listener) => listener.closed())
  }

  fail(failure: Failure): void {
    this.isOpen = false
    this.report((listener) => listener.failed(failure))
  }

  private report(act: (listener: PeerListener) => void): void {
    soon(() => {
      if (!this.isDestroyed) act(this.listener)
    })
  }
}
