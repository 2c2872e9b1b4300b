const keptMs = 7_000
const maxReceivers = 4

/**
 * To whom a client has lately sent something who is not there. A sharer calls
 * one viewer; who asks for many is looking for ids that exist.
 */
export class AbsentReceivers {
  readonly #since = new Map<string, number>()

  /** @returns false when there are too many others */
  add(dst: string, nowMs: number): boolean {
    for (const [known, since] of this.#since) {
      if (nowMs - since > keptMs) {
        this.#since.delete(known)
      }
    }
    if (this.#since.has(dst)) {
      return true
    }
    if (this.#since.size >= maxReceivers) {
      return false
    }
    this.#since.set(dst, nowMs)
    return true
  }
}
