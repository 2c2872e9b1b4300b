import type { AddressLimits } from 'src/lib/limits/addressLimits'
import { type ShareLimits, shareLimits, Shares } from 'src/lib/limits/Shares'

/**
 * PeerServer queues frames for an absent receiver for 5 s, and checks each
 * second.
 */
const keptMs = 7_000
const maxBytes = 16 * 1024 * 1024
/** So that no queue clogs the socket on which it is delivered at once. */
export const maxBytesPerReceiver = 256 * 1024
/** PeerServer's memory per message besides its text. */
const overheadBytes = 512
/** With less room than this, a newcomer's frame may be rejected. */
const leastRoomBytes = 64 * 1024
/** An IPv6 /48 may have four times as much queued as one block of it. */
const siteTimes = 4

interface Queue {
  readonly since: number
  /** who has sent what waits in it */
  readonly shares: Shares
}

type WaitingLimits = Pick<
  AddressLimits,
  'waitingBytes' | 'waitingBytesPerReceiver'
>

/**
 * How much PeerServer has queued for absent receivers; its own queues have no
 * limit. It uses the same clock by which PeerServer empties them: if that jumps
 * back, both keep their frames, and the limit still holds.
 */
export class WaitingFrames {
  // A Map keeps the order of insertion, so the oldest come first.
  private readonly queues = new Map<string, Queue>()
  private readonly shares: Shares
  private readonly limitsOfQueue: ShareLimits

  constructor(
    { waitingBytes, waitingBytesPerReceiver }: WaitingLimits,
    private readonly now: () => number = Date.now
  ) {
    this.shares = new Shares(shareLimits(maxBytes, waitingBytes, siteTimes))
    this.limitsOfQueue = shareLimits(
      maxBytesPerReceiver,
      waitingBytesPerReceiver,
      siteTimes
    )
  }

  /**
   * Adds a frame, or says what is full.
   * @param block the address block of its sender
   */
  add(
    dst: string,
    textLength: number,
    block: string
  ): 'kept' | 'receiver-full' | 'block-full' | 'all-full' {
    this.forgetOld()
    const bytes = textLength + overheadBytes
    const queue = this.queues.get(dst) ?? {
      since: this.now(),
      shares: new Shares(this.limitsOfQueue),
    }
    const room = this.shares.room(block, bytes)
    if (room !== 'free') {
      return room
    }
    if (queue.shares.room(block, bytes) !== 'free') {
      return 'receiver-full'
    }
    queue.shares.take(block, bytes)
    this.shares.take(block, bytes)
    this.queues.set(dst, queue)
    return 'kept'
  }

  has(dst: string): boolean {
    this.forgetOld()
    return this.queues.has(dst)
  }

  receivers(): string[] {
    this.forgetOld()
    return [...this.queues.keys()]
  }

  /** Might the next frame be rejected, whoever sends it? */
  isFull(): boolean {
    this.forgetOld()
    return this.shares.isFull(leastRoomBytes)
  }

  /** The receiver has attached, and PeerServer has delivered them. */
  delivered(dst: string): void {
    this.queues
      .get(dst)
      ?.shares.taken()
      .forEach((bytes, block) => this.shares.give(block, bytes))
    this.queues.delete(dst)
  }

  private forgetOld(): void {
    const since = this.now() - keptMs
    for (const [dst, queue] of this.queues) {
      if (queue.since > since) {
        return
      }
      this.delivered(dst)
    }
  }
}
