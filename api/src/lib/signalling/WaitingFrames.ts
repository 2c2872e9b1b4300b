/** PeerServer keeps frames for an absent receiver 5 s, and looks each second. */
const keptMs = 7_000
const maxBytes = 16 * 1024 * 1024
/** So that no queue clogs the socket on which it is handed over at once. */
const maxBytesPerReceiver = 256 * 1024
/** What PeerServer spends on a message besides its text. */
const overheadBytes = 512

interface Queue {
  readonly since: number
  bytes: number
}

/**
 * How much PeerServer keeps for absent receivers; its own queues have no limit.
 * It reads the clock by which PeerServer empties them: should that jump back,
 * both keep what they have, and it stays within the limit.
 */
export class WaitingFrames {
  // A Map keeps the order of insertion, so the oldest come first.
  readonly #queues = new Map<string, Queue>()
  #bytes = 0

  constructor(private readonly now: () => number = Date.now) {}

  /** Keeps one more, or says what is full. */
  add(dst: string, textLength: number): 'kept' | 'receiver-full' | 'all-full' {
    this.forgetOld()
    const bytes = textLength + overheadBytes
    const queue = this.#queues.get(dst) ?? { since: this.now(), bytes: 0 }
    if (this.#bytes + bytes > maxBytes) {
      return 'all-full'
    }
    if (queue.bytes + bytes > maxBytesPerReceiver) {
      return 'receiver-full'
    }
    queue.bytes += bytes
    this.#bytes += bytes
    this.#queues.set(dst, queue)
    return 'kept'
  }

  has(dst: string): boolean {
    this.forgetOld()
    return this.#queues.has(dst)
  }

  receivers(): string[] {
    this.forgetOld()
    return [...this.#queues.keys()]
  }

  /** The receiver has come, and PeerServer has handed them over. */
  delivered(dst: string): void {
    this.#bytes -= this.#queues.get(dst)?.bytes ?? 0
    this.#queues.delete(dst)
  }

  private forgetOld(): void {
    const since = this.now() - keptMs
    for (const [dst, queue] of this.#queues) {
      if (queue.since > since) {
        return
      }
      this.delivered(dst)
    }
  }
}
