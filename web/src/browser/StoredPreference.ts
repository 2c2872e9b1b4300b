import { listen, type Undo } from './listen'
import { deviceStore, type KeyValueStore, ownKey } from './storage'

export class StoredPreference {
  private readonly listeners = new Set<() => void>()
  private text: string | null | undefined

  constructor(
    private readonly key: string,
    private readonly store: KeyValueStore = deviceStore
  ) {
    // Prerendering has no window and no stored preferences.
    if (typeof window === 'undefined') return
    // Fired when another tab has changed the storage.
    listen<StorageEvent>(window, 'storage', ({ key: changed }) => {
      if (changed === ownKey(key) || changed === null) this.change(undefined)
    })
  }

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): string | null =>
    (this.text ??= this.store.read(this.key))

  /** @param text null deletes the setting */
  readonly keep = (text: string | null): void => {
    if (text === null) this.store.remove(this.key)
    else this.store.write(this.key, text)
    this.change(text)
  }

  private change(text: string | null | undefined): void {
    this.text = text
    this.listeners.forEach((listener) => listener())
  }
}
