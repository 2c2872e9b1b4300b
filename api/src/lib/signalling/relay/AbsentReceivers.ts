const keptMs = 7_000
const maxReceivers = 4

/**
 * The absent receivers to which a client has recently sent. A sharer's page
 * calls one viewer, so a client with many absent receivers is guessing ids.
 */
export class AbsentReceivers {
  private readonly since = new Map<string, number>()

  /** @returns true if there are too many other absent receivers */
  isFullFor(dst: string, nowMs: number): boolean {
    for (const [known, since] of this.since) {
      if (nowMs - since > keptMs) {
        this.since.delete(known)
      }
    }
    return !this.since.has(dst) && this.since.size >= maxReceivers
  }

  /** @returns false if there are too many other absent receivers */
  add(dst: string, nowMs: number): boolean {
    if (this.isFullFor(dst, nowMs)) {
      return false
    }
    if (!this.since.has(dst)) {
      this.since.set(dst, nowMs)
    }
    return true
  }
}
