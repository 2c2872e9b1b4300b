import { get, update } from 'idb-keyval'

/** A browser without IndexedDB throws at once. */
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
 * A list in IndexedDB, which pages and the service worker share. Where nothing
 * can be stored it is empty.
 */
export class StoredList<Item> {
  /** @param parse total; what is stored is untrusted */
  constructor(
    private readonly key: string,
    private readonly parse: (values: unknown) => Item[]
  ) {}

  /** Total. */
  async read(): Promise<Item[]> {
    const stored = orNull(() => get<unknown>(this.key))
    return this.parse(await stored)
  }

  /**
   * Total; two changes at once are made one after the other.
   *
   * @returns the list with that change
   */
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
