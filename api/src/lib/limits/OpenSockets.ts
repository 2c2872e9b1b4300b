/** How many sockets are open, each address block and all together. */
export class OpenSockets {
  readonly #ofBlock = new Map<string, number>()
  #all = 0

  constructor(private readonly max: { perBlock: number; inAll: number }) {}

  /** May one more be opened, and if not, who has too many? */
  room(block: string): 'free' | 'block-full' | 'all-full' {
    if (this.#all >= this.max.inAll) {
      return 'all-full'
    }
    return this.count(block) < this.max.perBlock ? 'free' : 'block-full'
  }

  /** @returns what to call once, when the socket has closed */
  enter(block: string): () => void {
    this.#all++
    this.#ofBlock.set(block, this.count(block) + 1)
    return () => this.leave(block)
  }

  private leave(block: string): void {
    this.#all--
    const left = this.count(block) - 1
    if (left > 0) {
      this.#ofBlock.set(block, left)
    } else {
      this.#ofBlock.delete(block)
    }
  }

  private count(block: string): number {
    return this.#ofBlock.get(block) ?? 0
  }
}
