import type { AddressLimits } from 'src/lib/limits/addressLimits'
import {
  type QuotaLimits,
  quotaLimits,
  QuotaPool,
} from 'src/lib/limits/QuotaPool'

/**
 * PeerServer queues the frames for an absent receiver for 5 s, and removes
 * expired frames once per second.
 */
const keptMs = 7_000
const maxBytes = 16 * 1024 * 1024
/**
 * A queue is delivered at once. A larger burst could block the receiver's
 * socket.
 */
export const maxBytesPerReceiver = 256 * 1024
/** Memory that PeerServer needs per message, besides the text. */
const overheadBytes = 512
/** With less free space, a new client's frame may be rejected. */
const leastRoomBytes = 64 * 1024
/** The share of an IPv6 /48, as a multiple of the share of one /64 block. */
const siteTimes = 4

interface Waiting {
  readonly dst: string
  readonly since: number
  readonly block: string
  readonly bytes: number
}

interface Queue {
  readonly frames: Set<Waiting>
  /** usage of each address block in this queue */
  readonly pool: QuotaPool
}

type WaitingLimits = Pick<
  AddressLimits,
  'waitingBytes' | 'waitingBytesPerReceiver'
>

/**
 * Limits PeerServer's queues for absent receivers. This class and PeerServer
 * use the wall clock: if the clock jumps back, both keep frames longer, and the
 * limit still holds.
 */
export class WaitingFrames {
  private readonly queues = new Map<string, Queue>()
  // Ordered by age, because a Set keeps the order of insertion.
  private readonly frames = new Set<Waiting>()
  private readonly pool: QuotaPool
  private readonly limitsOfQueue: QuotaLimits

  constructor(
    { waitingBytes, waitingBytesPerReceiver }: WaitingLimits,
    private readonly now: () => number = Date.now
  ) {
    this.pool = new QuotaPool(quotaLimits(maxBytes, waitingBytes, siteTimes))
    this.limitsOfQueue = quotaLimits(
      maxBytesPerReceiver,
      waitingBytesPerReceiver,
      siteTimes
    )
  }

  /**
   * Adds a frame, or says which limit is reached.
   * @param block the sender's address block
   */
  add(
    dst: string,
    textLength: number,
    block: string
  ): 'kept' | 'receiver-full' | 'block-full' | 'all-full' {
    this.forgetOld()
    const bytes = textLength + overheadBytes
    const queue = this.queues.get(dst) ?? {
      frames: new Set(),
      pool: new QuotaPool(this.limitsOfQueue),
    }
    const room = this.pool.room(block, bytes)
    if (room !== 'free') {
      return room
    }
    if (queue.pool.room(block, bytes) !== 'free') {
      return 'receiver-full'
    }
    const frame = { dst, since: this.now(), block, bytes }
    queue.pool.take(block, bytes)
    queue.frames.add(frame)
    this.pool.take(block, bytes)
    this.frames.add(frame)
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

  /** Whether so little space is left that any frame may be rejected. */
  isFull(): boolean {
    this.forgetOld()
    return this.pool.isFull(leastRoomBytes)
  }

  /**
   * Call this when the receiver has attached and PeerServer has delivered the
   * receiver's queue.
   */
  delivered(dst: string): void {
    this.queues.get(dst)?.frames.forEach((frame) => this.forget(frame))
  }

  private forgetOld(): void {
    const since = this.now() - keptMs
    for (const frame of this.frames) {
      if (frame.since > since) {
        return
      }
      this.forget(frame)
    }
  }

  private forget(frame: Waiting): void {
    const { dst, block, bytes } = frame
    const queue = this.queues.get(dst)
    this.frames.delete(frame)
    this.pool.give(block, bytes)
    queue?.frames.delete(frame)
    queue?.pool.give(block, bytes)
    if (queue?.frames.size === 0) {
      this.queues.delete(dst)
    }
  }
}
