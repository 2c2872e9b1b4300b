import type { KeyValueStore } from './storage'

export class FakeStore implements KeyValueStore {
  constructor(private readonly texts = new Map<string, string>()) {}

  read(key: string): string | null {
    return this.texts.get(key) ?? null
  }

  write(key: string, value: string): void {
    this.texts.set(key, value)
  }

  remove(key: string): void {
    this.texts.delete(key)
  }

  /** @returns a store with the same contents, as in a duplicated tab */
  copy(): FakeStore {
    return new FakeStore(new Map(this.texts))
  }
}
