const windowMs = 10_000
const maxCalls = 10_000

/**
 * Which calls are being set up: those whose two sides exchanged a message a
 * moment ago. The server never hears that a call stands, only silence.
 */
export class RecentCalls {
  // A Map keeps the order of insertion, so the oldest come first.
  private readonly seenAt = new Map<string, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param isOffer begins a call; so one whose sides are on two instances is
   * counted at one of them
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
