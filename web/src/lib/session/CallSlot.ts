import type { CallEvent } from 'src/domain/peerSession/events'
import type { CallMessage } from 'src/domain/wire/callProtocol'
import type { CallListener, CallPort } from 'src/lib/peer/PeerPort'

/** The present call, and those received but not yet answered. Events of any other never get out (PS11). */
export class CallSlot {
  private present: CallPort | null = null
  private readonly received = new Map<string, CallPort>()
  private stream: MediaStream | null = null
  private isReachable = false
  private isAdmitted = false
  private occupant = 0

  constructor(private readonly dispatch: (event: CallEvent) => void) {}

  get call(): CallPort | null {
    return this.present
  }

  /** What the viewer sees; none while the network is lost (PS15), or of somebody else (PS33). */
  get remoteStream(): MediaStream | null {
    return this.isReachable && this.isAdmitted ? this.stream : null
  }

  admit(): void {
    this.isAdmitted = true
    this.present?.admit()
  }

  receive(call: CallPort): void {
    this.received.set(call.id, call)
    this.dispatch({
      type: 'call-received',
      callId: call.id,
      remoteId: call.remoteId,
    })
  }

  take(callId: string): CallPort | null {
    const call = this.received.get(callId) ?? null
    this.received.delete(callId)
    return call
  }

  /**
   * Empties the slot for a call that is still to be opened.
   *
   * @returns opens it, unless the slot was closed or reserved again meanwhile
   */
  reserve(): (open: (listener: CallListener) => CallPort | null) => void {
    this.close()
    const occupant = this.occupant
    const isPresent = () => this.occupant === occupant
    return (open) => {
      if (!isPresent()) return
      const call = open(this.listenerFor(isPresent))
      // A call that was lost while it opened has emptied the slot already.
      if (isPresent()) this.present = call
    }
  }

  close(farewell?: CallMessage): void {
    const call = this.present
    this.empty()
    call?.close(farewell)
  }

  private listenerFor(isPresent: () => boolean): CallListener {
    const ifPresent =
      <Values extends unknown[]>(act: (...values: Values) => void) =>
      (...values: Values) => {
        if (isPresent()) act(...values)
      }
    return {
      answered: ifPresent(() => this.dispatch({ type: 'call-answered' })),
      connected: ifPresent((stream: MediaStream, isResumed: boolean) => {
        this.stream = stream
        this.isReachable = true
        this.dispatch({ type: 'call-connected', isResumed })
      }),
      message: ifPresent((message: CallMessage) =>
        this.dispatch({ type: 'message-received', message })
      ),
      silent: ifPresent(() => this.dispatch({ type: 'call-silent' })),
      heard: ifPresent(() => this.dispatch({ type: 'call-heard' })),
      networkDisconnected: ifPresent(() => {
        this.isReachable = false
        this.dispatch({ type: 'network-disconnected' })
      }),
      networkConnected: ifPresent(() => {
        this.isReachable = this.stream !== null
        this.dispatch({ type: 'network-connected' })
      }),
      closed: ifPresent(() => {
        this.empty()
        this.dispatch({ type: 'call-closed' })
      }),
    }
  }

  private empty(): void {
    this.occupant++
    this.present = null
    this.stream = null
    this.isReachable = false
    this.isAdmitted = false
  }
}
