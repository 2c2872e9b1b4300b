import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'

import type { WebSocketServer } from 'ws'

import { joinPeerServer } from './joinPeerServer'

/**
 * A fake socket without a network. It attaches to PeerServer and sends itself a
 * message, to check that PeerServer works. It is not a GuardedSocket, so no
 * metric counts it, and no client can have its id.
 */
export class EchoSocket extends EventEmitter {
  private readonly id = `echo:${randomUUID()}`
  private onEcho: () => void = () => undefined

  /** Attaches, sends itself an offer, and leaves when the offer arrives. */
  async travel(webSockets: WebSocketServer): Promise<void> {
    const echoed = new Promise<void>((resolve) => (this.onEcho = resolve))
    joinPeerServer(webSockets, this, { userId: this.id, token: randomUUID() })
    this.emit('message', JSON.stringify({ type: 'OFFER', dst: this.id }))
    await echoed.finally(() => this.emit('close'))
  }

  send(data: string): void {
    if (data.includes('"OFFER"')) {
      this.onEcho()
    }
  }

  close(): void {
    this.emit('close')
  }
}
