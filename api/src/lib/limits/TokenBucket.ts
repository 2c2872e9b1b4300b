export interface Flow {
  readonly burst: number
  readonly perSecond: number
}

/** Allows bursts but limits the average rate. */
export class TokenBucket {
  private tokens: number
  private at = 0

  constructor(private readonly flow: Flow) {
    this.tokens = flow.burst
  }

  /**
   * @param nowMs time of a monotonic clock, such as performance.now()
   * @param amount in the unit of the flow
   * @returns false when too little is left; then nothing is taken
   */
  take(nowMs: number, amount = 1): boolean {
    this.refill(nowMs)
    if (this.tokens < amount) {
      return false
    }
    this.tokens -= amount
    return true
  }

  isFull(nowMs: number): boolean {
    this.refill(nowMs)
    return this.tokens >= this.flow.burst
  }

  private refill(nowMs: number): void {
    const { burst, perSecond } = this.flow
    const gained = ((nowMs - this.at) / 1000) * perSecond
    this.tokens = Math.min(burst, this.tokens + gained)
    this.at = nowMs
  }
}
