const windowMs = 10_000
const maxCalls = 10_000

/**
 * Counts calls being set up: those whose two sides exchanged a message
 * recently. The server does not see when a call is established, only that its
 * messages stop.
 */
export class RecentCalls {
  // A Map keeps the order of insertion, so the oldest come first.
  private readonly seenAt = new Map<string, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param isOffer the message starts a call. Later messages do not, so a call
   * between two instances is counted at one of them.
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
