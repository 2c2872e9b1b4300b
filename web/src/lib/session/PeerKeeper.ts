import type { UserId } from 'src/domain/invite/userId'
import type { Control } from 'src/domain/wire/controlMessage'
import type { TabIdentity } from 'src/lib/identity/TabIdentity'
import type { PeerListener, PeerPort } from 'src/lib/peer/PeerPort'
import type { ResumptionStore } from 'src/lib/peer/ResumptionStore'
import type { IceServersSource } from 'src/lib/signalling/IceServersSource'

import type { CallSlot } from './CallSlot'
import type { Dispatch } from './CommandRunner'

/** A late answer of the api must not hold up a call. */
const iceServersPatienceMs = 1_500

type MakePeer = (
  token: string,
  listener: PeerListener,
  iceServers: () => Promise<RTCIceServer[]>,
  secrets: ResumptionStore
) => Promise<PeerPort>

/** Keeps the one Peer of the page, whatever is asked of it while it is still loading. */
export class PeerKeeper {
  private peer: Promise<PeerPort> | null = null
  private current: PeerPort | null = null

  constructor(
    private readonly makePeer: MakePeer,
    private readonly iceServers: Pick<IceServersSource, 'attach' | 'within'>,
    private readonly dispatch: Dispatch,
    private readonly calls: CallSlot
  ) {}

  /** React may mount twice: there is never a second Peer while one is kept. */
  async connect(
    identity: TabIdentity,
    desiredId: UserId | null
  ): Promise<void> {
    const peer = (this.peer ??= this.make(identity))
    try {
      const ready = await peer
      if (this.peer !== peer) return
      this.current = ready
      ready.connect(desiredId)
    } catch {
      // PeerJS could not be loaded: the network, once more.
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
    this.current = null
  }

  sendControl(remoteId: UserId, control: Control): void {
    this.current?.sendControl(remoteId, control)
  }

  call(remoteId: UserId, emptyStream: MediaStream): void {
    const occupy = this.calls.reserve()
    this.whenIceServersAreKnown((peer) =>
      occupy((listener) => peer.call(remoteId, emptyStream, listener))
    )
  }

  answer(callId: string, stream: MediaStream): void {
    const call = this.calls.take(callId)
    if (!call) return
    const occupy = this.calls.reserve()
    this.whenIceServersAreKnown(() =>
      occupy((listener) => {
        call.answer(stream, listener)
        return call
      })
    )
  }

  refuse(callId: string, control: Control | null): void {
    const call = this.calls.take(callId)
    if (!call) return
    if (control) this.sendControl(call.remoteId, control)
    call.close()
  }

  private whenIceServersAreKnown(act: (peer: PeerPort) => void): void {
    void this.knownIceServers().then((iceServers) => {
      const peer = this.current
      if (!peer) return
      peer.setIceServers(iceServers)
      act(peer)
    })
  }

  private readonly knownIceServers = () =>
    this.iceServers.within(iceServersPatienceMs)

  private async make(identity: TabIdentity): Promise<PeerPort> {
    const { token } = await identity.load()
    const listener = this.listenerFor(token)
    return this.makePeer(token, listener, this.knownIceServers, identity)
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
    failed: (failure) => {
      this.iceServers.attach(null)
      this.dispatch({ type: 'peer-failed', failure })
    },
    peerUnavailable: (remoteId) =>
      this.dispatch({ type: 'peer-unavailable', remoteId }),
    called: (call) => this.calls.receive(call),
    control: (remoteId, control) =>
      this.dispatch({ type: 'control-received', remoteId, control }),
  })
}
