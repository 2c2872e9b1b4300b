import { createStore, promisifyRequest } from 'idb-keyval'

import { databaseName, get } from 'src/browser/database'
import { keptSheetCount } from 'src/browser/keptSheetCount'

import {
  entryOf,
  parseEntries,
  parseSheet,
  type Sheet,
  type SheetEntry,
  sheetTitle,
  withEntry,
} from './model/sheet'

const listKey = 'sheets'
const keyOf = (id: string) => `sheet ${id}`

/** The default store of idb-keyval, for changes that need a transaction. */
const withStore = createStore(databaseName, 'keyval')

type Change = (
  entries: readonly SheetEntry[],
  objects: IDBObjectStore
) => readonly SheetEntry[]

/**
 * Stores instructions ("sheets") in IndexedDB. The list of titles is changed in
 * the same transaction, so that neither exists without the other
 * (docs/decisions/0091).
 */
export class SheetStore {
  /**
   * @returns the list, the newest first; rejects if the browser stores nothing
   */
  readonly list = async (): Promise<readonly SheetEntry[]> =>
    parseEntries(await get(listKey))

  /** @returns null if the entry is missing or damaged */
  readonly read = async (id: string): Promise<Sheet | null> =>
    parseSheet(await get(keyOf(id)))

  /** @throws DOMException `QuotaExceededError` when storage is full */
  readonly write = (sheet: Sheet): Promise<readonly SheetEntry[]> =>
    this.change((entries, objects) => {
      objects.put(sheet, keyOf(sheet.id))
      return withEntry(entries, entryOf(sheet))
    })

  /** @param title if empty, the old title is kept */
  readonly rename = async (
    id: string,
    title: string
  ): Promise<readonly SheetEntry[]> => {
    const sheet = await this.read(id)
    const name = sheetTitle(title)
    return sheet && name ? this.write({ ...sheet, title: name }) : this.list()
  }

  readonly remove = (id: string): Promise<readonly SheetEntry[]> =>
    this.change((entries, objects) => {
      objects.delete(keyOf(id))
      return entries.filter((each) => each.id !== id)
    })

  readonly removeAll = (): Promise<readonly SheetEntry[]> =>
    this.change((entries, objects) => {
      entries.forEach(({ id }) => objects.delete(keyOf(id)))
      return []
    })

  private async change(change: Change): Promise<readonly SheetEntry[]> {
    const entries = await withStore('readwrite', async (objects) => {
      const { transaction } = objects
      const before = await promisifyRequest(objects.get(listKey))
      const after = change(parseEntries(before), objects)
      objects.put(after, listKey)
      await promisifyRequest(transaction)
      return after
    })
    keptSheetCount.keep(entries.length > 0 ? String(entries.length) : null)
    return entries
  }
}
