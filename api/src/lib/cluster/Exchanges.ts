/** A step in setting up a call, or in finding a new path for it. */
export type DescriptionType = 'offer' | 'answer'

/**
 * How long two ids count as being in a call after their last offer and answer.
 * Relay credentials are needed only to create an allocation, so it is as long as
 * those are valid by default.
 */
export const exchangeMs = 600_000

/** About 10 MB. */
const maxKept = 100_000

/**
 * Which ids have exchanged an offer and an answer lately, in memory: only those
 * get a relay (docs/relay.md).
 */
export class Exchanges {
  // A Map keeps the order of insertion, so the oldest come first.
  private readonly untilMs = new Map<string, number>()

  /** @param now of a monotonic clock */
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

/** No id contains a colon. */
export const offerKey = (src: string, dst: string): string => `${src}:${dst}`
