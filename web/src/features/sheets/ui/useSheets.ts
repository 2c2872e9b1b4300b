import { useEffect, useMemo, useState } from 'react'

import type { Sheet, SheetEntry } from 'src/features/sheets/model/sheet'
import { SheetShelf } from 'src/features/sheets/SheetShelf'

/** What has just been deleted. */
export type Removed = { sheet: Sheet } | 'all' | null

export interface Sheets {
  /** null until they are read; `denied` where this browser keeps nothing */
  entries: readonly SheetEntry[] | 'denied' | null
  removed: Removed
  read: SheetShelf['read']
  rename: (id: string, title: string) => Promise<void>
  remove: (sheet: Sheet) => Promise<void>
  removeAll: () => Promise<void>
  /** brings back the one that was deleted */
  undo: () => Promise<void>
}

const makeSheetShelf = () => new SheetShelf()

/** The sheets of this browser; every action has its effect on the list. */
export function useSheets(makeShelf = makeSheetShelf): Sheets {
  const shelf = useMemo(makeShelf, [makeShelf])
  const [entries, setEntries] = useState<Sheets['entries']>(null)
  const [removed, setRemoved] = useState<Removed>(null)

  const show = async (changing: Promise<readonly SheetEntry[]>) => {
    setEntries(await changing.catch(() => 'denied' as const))
  }
  useEffect(() => {
    void show(shelf.list())
  }, [shelf])

  return {
    ...{ entries, removed, read: shelf.read },
    rename: (id, title) => show(shelf.rename(id, title)),
    remove: async (sheet) => {
      await show(shelf.remove(sheet.id))
      setRemoved({ sheet })
    },
    removeAll: async () => {
      await show(shelf.removeAll())
      setRemoved('all')
    },
    undo: async () => {
      if (removed === null || removed === 'all') return
      setRemoved(null)
      await show(shelf.write(removed.sheet))
    },
  }
}
