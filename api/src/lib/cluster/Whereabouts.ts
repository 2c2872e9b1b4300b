/** As many as one instance admits; each takes about 150 bytes. */
const maxKnown = 20_000

/**
 * On which instance an id was last heard to be. It may be wrong: an instance
 * that has no such id any more sends the frame back, and it is asked anew.
 */
export class Whereabouts {
  // A Map keeps the order of insertion, so the oldest come first.
  readonly #instances = new Map<string, string>()

  get(userId: string): string | undefined {
    return this.#instances.get(userId)
  }

  note(userId: string, instance: string): void {
    this.#instances.delete(userId)
    this.#instances.set(userId, instance)
    if (this.#instances.size > maxKnown) {
      this.#instances.delete(this.#instances.keys().next().value!)
    }
  }

  forget(userId: string): void {
    this.#instances.delete(userId)
  }

  forgetAll(): void {
    this.#instances.clear()
  }
}
