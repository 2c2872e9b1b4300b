import type { RoutedFrame } from './routedFrame'

/**
 * Frames for those whose id this instance has asked for, but who are not yet
 * attached: other instances may know of the answer first.
 */
export class Arrivals {
  readonly #held = new Map<string, RoutedFrame[]>()

  begin(userId: string): void {
    this.#held.set(userId, this.#held.get(userId) ?? [])
  }

  /** @returns false when nobody with that id is about to arrive */
  hold(frame: RoutedFrame): boolean {
    const held = this.#held.get(frame.dst)
    held?.push(frame)
    return held !== undefined
  }

  /** @returns what was held */
  end(userId: string): readonly RoutedFrame[] {
    const held = this.#held.get(userId) ?? []
    this.#held.delete(userId)
    return held
  }
}
