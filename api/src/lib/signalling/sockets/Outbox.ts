import type { WebSocket } from 'ws'

import { maxBytesPerReceiver } from 'src/lib/signalling/relay/WaitingFrames'

/**
 * The frames in transit to one client. A client that reads has no backlog in
 * this process, because its frames fit into the kernel's buffer. A client that
 * does not read may have as large a backlog as an absent one.
 */
export class Outbox {
  private sentBytes = 0
  private sentBefore = 0
  private bufferedBefore = 0

  constructor(private readonly socket: WebSocket) {}

  /** @returns false when the backlog is too large; then the frame is dropped */
  send(data: string): boolean {
    if (this.socket.bufferedAmount > maxBytesPerReceiver) {
      return false
    }
    this.sentBytes += data.length
    this.socket.send(data)
    return true
  }

  /**
   * Has the kernel accepted any of the backlog since the last call? If so, the
   * client is reading, and its answer to a ping would queue behind the backlog.
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
