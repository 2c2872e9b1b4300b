const keptMs = 7_000
const maxReceivers = 4

/**
 * To whom a client has lately sent something who is not there. A sharer calls
 * one viewer; who asks for many is looking for ids that exist.
 */
export class AbsentReceivers {
  private readonly since = new Map<string, number>()

  /** @returns whether there are too many others */
  isFullFor(dst: string, nowMs: number): boolean {
    for (const [known, since] of this.since) {
      if (nowMs - since > keptMs) {
        this.since.delete(known)
      }
    }
    return !this.since.has(dst) && this.since.size >= maxReceivers
  }

  /** @returns false when there are too many others */
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
