export type DescriptionType = 'offer' | 'answer'

/**
 * Two ids count as being in a call for this long after their last offer and
 * answer. The time equals the default lifetime of TURN credentials.
 */
export const exchangeMs = 600_000

/** About 10 MB of memory. */
const maxKept = 100_000

/**
 * Remembers which ids have recently exchanged an offer and an answer. Only
 * clients with those ids get TURN credentials (docs/relay.md).
 */
export class Exchanges {
  // Ordered by age, because a Map keeps the order of insertion.
  private readonly untilMs = new Map<string, number>()

  /** @param now time of a monotonic clock, in ms */
  constructor(private readonly now: () => number = () => performance.now()) {}

  note(type: DescriptionType, src: string, dst: string): void {
    if (type === 'offer') return this.keep(offerKey(src, dst))
    if (!this.has(offerKey(dst, src))) return
    this.keep(src)
    this.keep(dst)
  }

  isInCall(userId: string): boolean {
    return this.has(userId)
  }

  private keep(key: string): void {
    this.untilMs.delete(key)
    this.untilMs.set(key, this.now() + exchangeMs)
    for (const [oldest, untilMs] of this.untilMs) {
      if (untilMs > this.now() && this.untilMs.size <= maxKept) return
      this.untilMs.delete(oldest)
    }
  }

  private has(key: string): boolean {
    return (this.untilMs.get(key) ?? 0) > this.now()
  }
}

/** Unambiguous, because no id contains a colon. */
export const offerKey = (src: string, dst: string): string => `${src}:${dst}`
