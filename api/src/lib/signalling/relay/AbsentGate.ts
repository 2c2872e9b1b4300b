import { tryAgainLaterCode } from 'src/lib/signalling/protocol'

import { AbsentReceivers } from './AbsentReceivers'
import { countRefusal } from './counts'
import type { WaitingFrames } from './WaitingFrames'

interface AbsentGateDependencies {
  isAttached: (userId: string) => boolean
  /**
   * Reserves space in the queue of an absent receiver, or returns which limit
   * is reached.
   */
  mayWait: WaitingFrames['add']
}

interface Sender {
  /** The sender's address block, whose share of the queues is limited. */
  readonly block: string
  send: (data: string) => void
  close: (code: number, reason: string) => void
}

/** Limits what one client may send to absent receivers. */
export class AbsentGate {
  private receivers: AbsentReceivers | undefined

  constructor(
    private readonly userId: string,
    private readonly dependencies: AbsentGateDependencies,
    private readonly sender: Sender
  ) {}

  /**
   * Whether the client has sent to so many absent ids that it must be guessing
   * ids. Then, not even its frames to attached ids are relayed.
   */
  isGuess(dst: string, nowMs: number): boolean {
    if (this.dependencies.isAttached(dst)) {
      return this.receivers?.isFullFor(dst, nowMs) ?? false
    }
    return !this.add(dst, nowMs)
  }

  /** Whether PeerServer may queue this frame; if not, tells the sender why. */
  isOpenTo(dst: string, text: string): boolean {
    return this.dependencies.isAttached(dst) || this.mayWait(dst, text)
  }

  private mayWait(dst: string, text: string): boolean {
    if (!this.add(dst, performance.now())) {
      countRefusal('too-many-receivers')
      return false
    }
    const answer = this.dependencies.mayWait(
      dst,
      text.length,
      this.sender.block
    )
    switch (answer) {
      case 'kept':
        return true
      case 'receiver-full':
      case 'block-full':
        countRefusal(answer)
        this.expire(dst)
        return false
      case 'all-full':
        countRefusal('queue-full')
        this.sender.close(tryAgainLaterCode, 'queue-full')
        return false
    }
  }

  private add(dst: string, nowMs: number): boolean {
    // Created on demand, because most clients never send to absent receivers.
    this.receivers ??= new AbsentReceivers()
    return this.receivers.add(dst, nowMs)
  }

  /**
   * Tells the sender at once that the receiver is absent. PeerServer would do
   * so after 5 s.
   */
  private expire(dst: string): void {
    const expire = { type: 'EXPIRE', src: dst, dst: this.userId }
    this.sender.send(JSON.stringify(expire))
  }
}
