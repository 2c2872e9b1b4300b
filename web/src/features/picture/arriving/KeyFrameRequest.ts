/** A request that has not brought a key frame by then was lost on its way. */
const repeatAfterMs = 1_000

/** Asks for a key frame until there is one. */
export class KeyFrameRequest {
  private sentMs: number | null = null

  constructor(private readonly send: () => void) {}

  get isPending(): boolean {
    return this.sentMs !== null
  }

  make(): void {
    this.sentMs = performance.now()
    this.send()
  }

  /** With each frame that arrives. */
  repeatIfLost(): void {
    const { sentMs } = this
    if (sentMs === null || performance.now() - sentMs < repeatAfterMs) return
    this.make()
  }

  met(): void {
    this.sentMs = null
  }
}
