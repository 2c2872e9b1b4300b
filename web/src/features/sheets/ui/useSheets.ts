import { useEffect, useMemo, useState } from 'react'

import type { Sheet, SheetEntry } from 'src/features/sheets/model/sheet'
import { SheetStore } from 'src/features/sheets/SheetStore'

export type Removed = { sheet: Sheet } | 'all' | null

export interface Sheets {
  /** null until the list is read; `denied` if this browser stores nothing */
  entries: readonly SheetEntry[] | 'denied' | null
  removed: Removed
  read: SheetStore['read']
  rename: (id: string, title: string) => Promise<void>
  remove: (sheet: Sheet) => Promise<void>
  removeAll: () => Promise<void>
  undo: () => Promise<void>
}

const makeSheetStore = () => new SheetStore()

/** Returns the stored instructions. The functions also update the list. */
export function useSheets(makeStore = makeSheetStore): Sheets {
  const sheetStore = useMemo(makeStore, [makeStore])
  const [entries, setEntries] = useState<Sheets['entries']>(null)
  const [removed, setRemoved] = useState<Removed>(null)

  const show = async (changing: Promise<readonly SheetEntry[]>) => {
    setEntries(await changing.catch(() => 'denied' as const))
  }
  useEffect(() => {
    void show(sheetStore.list())
  }, [sheetStore])

  return {
    ...{ entries, removed, read: sheetStore.read },
    rename: (id, title) => show(sheetStore.rename(id, title)),
    remove: async (sheet) => {
      await show(sheetStore.remove(sheet.id))
      setRemoved({ sheet })
    },
    removeAll: async () => {
      await show(sheetStore.removeAll())
      setRemoved('all')
    },
    undo: async () => {
      if (removed === null || removed === 'all') return
      setRemoved(null)
      await show(sheetStore.write(removed.sheet))
    },
  }
}
