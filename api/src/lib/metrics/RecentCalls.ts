const windowMs = 10_000
const maxCalls = 10_000

/**
 * Counts calls that are being set up: their two sides exchanged a message
 * recently. The server cannot see when a call is established.
 */
export class RecentCalls {
  // Ordered by age, because a Map keeps the order of insertion.
  private readonly seenAt = new Map<string, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param isOffer the message starts a call. Other messages never start one
   * here, so that a call between two instances is counted at one of them.
   */
  note(connectionId: string, isOffer: boolean): void {
    if (!isOffer && !this.seenAt.has(connectionId)) {
      return
    }
    this.seenAt.delete(connectionId)
    this.seenAt.set(connectionId, this.now())
    this.forgetOld()
  }

  count(): number {
    this.forgetOld()
    return this.seenAt.size
  }

  private forgetOld(): void {
    const since = this.now() - windowMs
    for (const [connectionId, seenAt] of this.seenAt) {
      if (seenAt > since && this.seenAt.size <= maxCalls) {
        return
      }
      this.seenAt.delete(connectionId)
    }
  }
}

export const recentCalls = new RecentCalls()
