import type { Control } from 'src/domain/controlMessage'
import type { UserId } from 'src/domain/userId'
import type { TabIdentity } from 'src/lib/identity/TabIdentity'
import type { CallPort, PeerListener, PeerPort } from 'src/lib/peer/PeerPort'
import type { IceServersSource } from 'src/lib/signalling/IceServersSource'

import type { CallSlot } from './CallSlot'
import type { Dispatch } from './CommandRunner'

/** A late answer of the api must not hold up a call. */
const iceServersPatienceMs = 1_500

type MakePeer = (
  token: string,
  listener: PeerListener,
  iceServers: () => Promise<RTCIceServer[]>
) => Promise<PeerPort>

/** Keeps the one Peer of the page, whatever is asked of it while it is still loading. */
export class PeerKeeper {
  private peer: Promise<PeerPort> | null = null
  private current: PeerPort | null = null

  constructor(
    private readonly makePeer: MakePeer,
    private readonly iceServers: Pick<IceServersSource, 'within'>,
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

  /** @param show puts the screen in the place of the empty picture, if it is there already */
  call(
    remoteId: UserId,
    emptyStream: MediaStream,
    show: (call: CallPort) => void
  ): void {
    const occupy = this.calls.reserve()
    this.whenIceServersAreKnown((peer) => {
      occupy((listener) => {
        const call = peer.call(remoteId, emptyStream, listener)
        if (call) show(call)
        return call
      })
    })
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
    void this.iceServers.within(0)
    const { token } = await identity.load()
    return this.makePeer(token, this.listener, this.knownIceServers)
  }

  private readonly listener: PeerListener = {
    opened: (id) => this.dispatch({ type: 'peer-opened', id }),
    disconnected: () => this.dispatch({ type: 'peer-disconnected' }),
    idUnavailable: () => this.dispatch({ type: 'id-unavailable' }),
    failed: (error) => this.dispatch({ type: 'peer-failed', error }),
    peerUnavailable: (remoteId) =>
      this.dispatch({ type: 'peer-unavailable', remoteId }),
    called: (call) => this.calls.receive(call),
    control: (remoteId, control) =>
      this.dispatch({ type: 'control-received', remoteId, control }),
  }
}
