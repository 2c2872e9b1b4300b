import type { WebSocket } from 'ws'

import { maxBytesPerReceiver } from 'src/lib/signalling/relay/WaitingFrames'

/**
 * What is on its way to one client. Nothing waits here for a client that reads,
 * because the kernel buffers more; and for one that does not, no more than what
 * may wait for an absent one.
 */
export class Outbox {
  private sentBytes = 0
  private sentBefore = 0
  private bufferedBefore = 0

  constructor(private readonly socket: WebSocket) {}

  /** @returns false when too much waits already, and then it is dropped */
  send(data: string): boolean {
    if (this.socket.bufferedAmount > maxBytesPerReceiver) {
      return false
    }
    this.sentBytes += data.length
    this.socket.send(data)
    return true
  }

  /**
   * Has the kernel taken anything of what was waiting since it was last asked?
   * Then somebody reads it, and an answer to a ping would come behind it all.
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
