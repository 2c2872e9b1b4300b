const patienceMs = 1_000

/** Of strangers none is ever told, so few are waited for at a time. */
const maxAwaited = 16
const maxTold = 100

/**
 * The keys that other instances have told this one over Redis. Each opens one
 * link: who knows it may use Redis, and whatever they said there before it has
 * been heard.
 */
export class LinkKeys {
  // A Set keeps the order of insertion, so the oldest come first.
  readonly #told = new Set<string>()
  readonly #awaited = new Map<string, () => void>()

  tell(key: string): void {
    const admit = this.#awaited.get(key)
    if (admit) {
      admit()
      return
    }
    this.#told.add(key)
    if (this.#told.size > maxTold) {
      this.#told.delete(this.#told.values().next().value!)
    }
  }

  /** Resolves as soon as the key is told, and to false when it is not. */
  async isTold(key: string): Promise<boolean> {
    if (this.#told.delete(key)) {
      return true
    }
    if (this.#awaited.size >= maxAwaited) {
      return false
    }
    const late = AbortSignal.timeout(patienceMs)
    const told = await new Promise<boolean>((resolve) => {
      this.#awaited.set(key, () => resolve(true))
      late.addEventListener('abort', () => resolve(false))
    })
    this.#awaited.delete(key)
    return told
  }
}
