import {
  abandonAfterMs,
  type CallEvent,
  type CallMessage,
  type CallPort,
  type Control,
  type IceServersSource,
  type IsFromLink,
  type PeerListener,
  type PeerPort,
  type ReportCallEvent,
  type ResumptionStore,
  Signals,
} from 'src/features/call'
import type { UserId } from 'src/features/links'

import type { Dispatch } from './CommandRunner'
import type { TabIdentity } from './TabIdentity'

/** How long a call waits for the ICE servers of the api. */
const iceServersPatienceMs = 1_500

type MakePeer = (
  token: string,
  listener: PeerListener,
  iceServers: (isUrgent: boolean) => Promise<RTCIceServer[]>,
  identity: ResumptionStore & Pick<TabIdentity, 'role'>
) => Promise<PeerPort>

type OpenCall = (peer: PeerPort, report: ReportCallEvent) => CallPort | null

/**
 * Owns the page’s only Peer, its current call, and unanswered received calls.
 */
export class CallManager {
  private peer: Promise<PeerPort> | null = null
  private readyPeer: PeerPort | null = null
  private readonly received = new Map<string, CallPort>()
  private present: CallPort | null = null
  private isReachable = false
  private isAdmitted = false
  private turn = 0
  /** resolves when the senders of all earlier messages are verified */
  private checking: Promise<void> | null = null
  readonly signals = new Signals((remoteId, payload) =>
    this.readyPeer?.sendSignal(remoteId, payload)
  )

  constructor(
    private readonly makePeer: MakePeer,
    private readonly iceServers: Pick<
      IceServersSource,
      'attach' | 'within' | 'withinCall'
    >,
    private readonly dispatch: Dispatch
  ) {}

  get call(): CallPort | null {
    return this.present
  }

  /** Null while the network is lost (PS15), or before `admit` (PS33). */
  get remoteStream(): MediaStream | null {
    const { isReachable, isAdmitted, present } = this
    return isReachable && isAdmitted && present ? present.remoteStream : null
  }

  /** Creates only one Peer, even if React mounts the page twice. */
  async connect(
    identity: TabIdentity,
    desiredId: UserId | null
  ): Promise<void> {
    const peer = (this.peer ??= this.make(identity))
    try {
      const ready = await peer
      if (this.peer !== peer) return
      this.readyPeer = ready
      ready.connect(desiredId)
    } catch {
      // PeerJS could not be loaded, which is treated like a lost connection.
      if (this.peer !== peer) return
      this.peer = null
      this.dispatch({ type: 'peer-disconnected' })
    }
  }

  destroy(): void {
    this.peer?.then(
      (peer) => peer.destroy(),
      () => {}
    )
    this.peer = null
    this.readyPeer = null
  }

  askServer(): void {
    this.readyPeer?.askServer()
  }

  sendControl(remoteId: UserId, control: Control): void {
    this.readyPeer?.sendControl(remoteId, control)
  }

  place(remoteId: UserId, stream: MediaStream): void {
    void this.open((peer, report) => peer.call(remoteId, stream, report))
  }

  answer(callId: string, stream: MediaStream): void {
    const call = this.take(callId)
    if (!call) return
    void this.open((_peer, report) => {
      call.answer(stream, report)
      return call
    }).then((isOpened) => isOpened || call.close())
  }

  refuse(callId: string, control: Control | null): void {
    const call = this.take(callId)
    if (!call) return
    if (control) this.sendControl(call.remoteId, control)
    call.close()
  }

  admit(): void {
    this.isAdmitted = true
    this.present?.admit()
  }

  close(farewell?: CallMessage): void {
    const call = this.present
    this.forget()
    call?.close(farewell)
  }

  /**
   * Closes the current call, and opens the next call.
   *
   * @returns false if the next call was closed or replaced before it was open
   */
  private async open(openCall: OpenCall): Promise<boolean> {
    this.close()
    const { turn } = this
    const isPresent = () => this.turn === turn
    const iceServers = await this.knownIceServers()
    const peer = this.readyPeer
    if (!peer || !isPresent()) return false
    peer.setIceServers(iceServers)
    const call = openCall(peer, (event) => {
      if (isPresent()) this.handleEvent(event)
    })
    // A call that was lost while it opened must not become current.
    if (isPresent()) this.present = call
    return true
  }

  /** Forwards only the events of the current call (PS11). */
  private handleEvent(event: CallEvent): void {
    if (event.type === 'call-connected') this.isReachable = true
    if (event.type === 'network-reconnected') this.isReachable = true
    if (event.type === 'network-disconnected') this.isReachable = false
    if (event.type === 'call-closed') this.forget()
    this.dispatch(event)
  }

  private forget(): void {
    this.turn++
    this.present = null
    this.isReachable = false
    this.isAdmitted = false
  }

  private receive(call: CallPort, isFromLink: IsFromLink): void {
    const { id: callId, remoteId } = call
    this.received.set(callId, call)
    this.dispatch({ type: 'call-received', callId, remoteId, isFromLink })
  }

  /** Keeps messages in order, although verifying a sender takes time. */
  private inOrder<Result>(
    check: Promise<Result>,
    then: (result: Result) => void
  ): void {
    const { checking: before, readyPeer } = this
    const mine = Promise.all([check, before]).then(([result]) => {
      if (this.checking === mine) this.checking = null
      // The Peer may have been discarded during the check.
      if (this.readyPeer === readyPeer) then(result)
    })
    this.checking = mine
  }

  private hear(
    remoteId: UserId,
    control: Control,
    isFromLink?: Promise<IsFromLink>
  ): void {
    const tell = (isFromLink?: IsFromLink) =>
      this.dispatch({
        type: 'control-received',
        ...{ remoteId, control },
        ...(isFromLink !== undefined && { isFromLink }),
      })
    if (isFromLink) this.inOrder(isFromLink, tell)
    else if (this.checking) this.inOrder(Promise.resolve(), () => tell())
    else tell()
  }

  private take(callId: string): CallPort | null {
    const call = this.received.get(callId) ?? null
    this.received.delete(callId)
    return call
  }

  private readonly knownIceServers = () =>
    this.iceServers.within(iceServersPatienceMs)

  private readonly iceServersInCall = (isUrgent: boolean) =>
    this.iceServers.withinCall(isUrgent ? iceServersPatienceMs : abandonAfterMs)

  private async make(identity: TabIdentity): Promise<PeerPort> {
    const { token } = await identity.load()
    const listener = this.listenerFor(token)
    return this.makePeer(token, listener, this.iceServersInCall, identity)
  }

  private readonly listenerFor = (token: string): PeerListener => ({
    opened: (id) => {
      this.iceServers.attach({ id, token })
      this.dispatch({ type: 'peer-opened', id })
    },
    disconnected: () => {
      this.iceServers.attach(null)
      this.dispatch({ type: 'peer-disconnected' })
    },
    closed: () => {
      this.iceServers.attach(null)
      this.dispatch({ type: 'peer-closed' })
    },
    failed: (failure) => {
      this.iceServers.attach(null)
      this.dispatch({ type: 'peer-failed', failure })
    },
    answered: () => this.dispatch({ type: 'server-answered' }),
    peerUnavailable: (remoteId) =>
      this.dispatch({ type: 'peer-unavailable', remoteId }),
    called: (call, isFromLink) =>
      this.inOrder(isFromLink, (is) => this.receive(call, is)),
    control: (...control) => this.hear(...control),
    signal: this.signals.receive,
  })
}
