import { FakeConnection } from './FakeConnection'

type Handler = (value?: unknown) => void

class Emitter {
  private readonly handlers = new Map<string, Handler[]>()

  on(event: string, handler: Handler): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler])
  }

  emit(event: string, value?: unknown): boolean {
    this.handlers.get(event)?.forEach((handler) => handler(value))
    return true
  }
}

/** Behaves like the Peer of PeerJS 1.5.5. */
class FakePeerJs extends Emitter {
  readonly socket = Object.assign(new Emitter(), { send: () => {} })
  readonly connections: Record<string, FakeConnection[]> = {}
  open = false
  destroyed = false
  reconnectCount = 0

  constructor(
    readonly id: string,
    readonly options: { token: string }
  ) {
    super()
  }

  getConnection = () => null

  call(remoteId: string): FakeConnection {
    const connection = new FakeConnection()
    this.connections[remoteId] = [connection]
    return connection
  }

  opens(): void {
    this.open = true
    this.emit('open', this.id)
  }

  /** Like `_abort` of PeerJS: destroys the Peer unless it was open. */
  abort(type: string): void {
    const wasOpen = this.open
    this.emit('error', Object.assign(new Error('No'), { type }))
    if (wasOpen) this.disconnect()
    else this.destroy()
  }

  disconnect(): void {
    if (!this.open) return
    this.open = false
    this.emit('disconnected', this.id)
  }

  reconnect(): void {
    this.reconnectCount++
  }

  destroy(): void {
    this.disconnect()
    this.destroyed = true
    Object.values(this.connections).forEach((of) =>
      of.forEach((connection) => connection.close())
    )
    this.emit('close')
  }
}

export function fakePeerJs() {
  const peers: FakePeerJs[] = []
  class Peer extends FakePeerJs {
    constructor(...values: ConstructorParameters<typeof FakePeerJs>) {
      super(...values)
      peers.push(this)
    }
  }
  return { library: { Peer }, peers }
}
