/**
 * After a socket has ended without a close frame, its id is reserved this long
 * for the client's token. A page reconnects within seconds once it is online
 * again (decision 49).
 */
export const reservedMs = 120_000

/**
 * About 25 MB of memory; one address block can reserve 800 ids in two minutes.
 */
const maxReserved = 100_000

export class Reservations {
  // Ordered by age, because a Map keeps the order of insertion.
  private readonly kept = new Map<string, { hash: string; untilMs: number }>()

  /** @param now time of a monotonic clock, in ms */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param hash of the token that may claim the id again */
  keep(userId: string, hash: string): void {
    this.kept.delete(userId)
    this.kept.set(userId, { hash, untilMs: this.now() + reservedMs })
    this.forgetOld()
  }

  /** @returns the hash of the token for which the id is reserved */
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
