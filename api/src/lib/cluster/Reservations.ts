/**
 * How long an id is kept for its token after its socket has ended without a
 * farewell: a page comes back within seconds of its network (decision 49).
 */
export const reservedMs = 120_000

/** About 25 MB; one address block can make 800 in that time. */
const maxReserved = 100_000

/** Ids that are kept for whoever had them a moment ago. */
export class Reservations {
  // A Map keeps the order of insertion, so the oldest come first.
  private readonly kept = new Map<string, { hash: string; untilMs: number }>()

  /** @param now of a clock that never jumps */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param hash of the token that may have the id back */
  keep(userId: string, hash: string): void {
    this.kept.delete(userId)
    this.kept.set(userId, { hash, untilMs: this.now() + reservedMs })
    this.forgetOld()
  }

  /** @returns the hash of the token for which the id is kept */
  hashFor(userId: string): string | undefined {
    this.forgetOld()
    return this.kept.get(userId)?.hash
  }

  end(userId: string): void {
    this.kept.delete(userId)
  }

  private forgetOld(): void {
    for (const [userId, { untilMs }] of this.kept) {
      if (untilMs > this.now() && this.kept.size <= maxReserved) {
        return
      }
      this.kept.delete(userId)
    }
  }
}
