import type { WebSocket } from 'ws'

import { maxBytesPerReceiver } from 'src/lib/signalling/relay/WaitingFrames'

/**
 * Limits the bytes that wait for one client. A client that reads has no
 * backlog, because its frames fit into the kernel's buffer. The limit equals
 * the queue limit of an absent client.
 */
export class Outbox {
  private sentBytes = 0
  private sentBefore = 0
  private bufferedBefore = 0

  constructor(private readonly socket: WebSocket) {}

  /** @returns false if the frame was dropped because of the backlog */
  send(data: string): boolean {
    if (this.socket.bufferedAmount > maxBytesPerReceiver) {
      return false
    }
    this.sentBytes += data.length
    this.socket.send(data)
    return true
  }

  /**
   * Has the kernel accepted a part of the backlog since the last call? If so,
   * the client is reading, and its pong may be late only because of the
   * backlog.
   */
  hasMoved(): boolean {
    const { bufferedAmount } = this.socket
    const added = this.sentBytes - this.sentBefore
    const moved = this.bufferedBefore + added - bufferedAmount
    const hasWaited = this.bufferedBefore > 0
    this.sentBefore = this.sentBytes
    this.bufferedBefore = bufferedAmount
    return hasWaited && moved > 0
  }
}
