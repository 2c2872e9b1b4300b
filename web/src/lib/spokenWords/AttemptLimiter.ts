const maxIds = 8
const forgottenAfterMs = 10 * 60_000

/**
 * How many ids are opened from typed words. It spares people who have
 * misheard; who is out for other people's ids meets the budgets of the server
 * (decisions 21 and 28).
 */
export class AttemptLimiter {
  private readonly opened = new Map<string, number>()

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns false when it is one too many for now */
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

/** Those of this page. */
export const tries = new AttemptLimiter()
