import type { Undo } from './listen'

/** A value with subscribers, for React’s `useSyncExternalStore`. */
export class Store<Value> {
  private readonly listeners = new Set<() => void>()

  constructor(private value: Value) {}

  readonly getSnapshot = (): Value => this.value

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get isFollowed(): boolean {
    return this.listeners.size > 0
  }

  set(value: Value): void {
    if (Object.is(value, this.value)) return
    this.value = value
    this.listeners.forEach((listener) => listener())
  }
}
