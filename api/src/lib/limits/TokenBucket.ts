export interface Flow {
  /** how much may come at once */
  readonly burst: number
  readonly perSecond: number
}

/** Lets a flow through that has bursts but keeps to an average. */
export class TokenBucket {
  private tokens: number
  private at = 0

  constructor(private readonly flow: Flow) {
    this.tokens = flow.burst
  }

  /** @param nowMs of a clock that never jumps, such as performance.now() */
  take(nowMs: number): boolean {
    const { burst, perSecond } = this.flow
    const gained = ((nowMs - this.at) / 1000) * perSecond
    this.tokens = Math.min(burst, this.tokens + gained)
    this.at = nowMs
    if (this.tokens < 1) {
      return false
    }
    this.tokens--
    return true
  }
}
