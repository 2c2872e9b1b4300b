const windowMs = 10_000
const maxCalls = 10_000

/**
 * Counts calls that are being set up, whose two sides exchanged a message
 * recently. The server cannot see when a call is established.
 */
export class RecentCalls {
  // Ordered by age, because a Map keeps the order of insertion.
  private readonly seenAt = new Map<string, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param isOffer whether the message starts a call. Only the instance that
   * relays the offer counts the call, so a call between two instances is not
   * counted twice.
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
