import { get, update } from 'src/browser/database'

/** Catches synchronous errors, too: a browser without IndexedDB throws them. */
async function orNull<Value>(
  access: () => Promise<Value>
): Promise<Value | null> {
  try {
    return await access()
  } catch {
    return null
  }
}

/**
 * A list in IndexedDB, shared by pages and the service worker. It is always
 * empty if the browser cannot store anything.
 */
export class StoredList<Item> {
  /** @param parse must not throw; its argument is untrusted */
  constructor(
    private readonly key: string,
    private readonly parse: (values: unknown) => Item[]
  ) {}

  /** Never rejects. */
  async read(): Promise<Item[]> {
    const stored = orNull(() => get<unknown>(this.key))
    return this.parse(await stored)
  }

  /** Never rejects; simultaneous changes are applied one after another. */
  async change(change: (items: Item[]) => Item[]): Promise<Item[]> {
    let items = change([])
    await orNull(() =>
      update<unknown>(
        this.key,
        (values) => (items = change(this.parse(values)))
      )
    )
    return items
  }
}
