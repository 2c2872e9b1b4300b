const maxIds = 8
const forgottenAfterMs = 10 * 60_000

/**
 * How many ids are opened from typed words. It is for people who have misheard;
 * attackers are limited by the server's budgets (docs/signalling-guard.md).
 */
export class AttemptLimiter {
  private readonly opened = new Map<string, number>()

  /** @param now in ms, of a clock that nobody sets back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns false if it is one too many for now */
  take(id: string): boolean {
    const now = this.now()
    this.opened.forEach((at, each) => {
      if (now - at > forgottenAfterMs) this.opened.delete(each)
    })
    if (!this.opened.has(id) && this.opened.size >= maxIds) return false
    this.opened.set(id, now)
    return true
  }
}

/** The attempts of this page. */
export const openAttempts = new AttemptLimiter()
