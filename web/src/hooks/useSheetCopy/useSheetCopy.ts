import { useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { useSessionTools } from 'src/context/SessionToolsContext'
import type { SheetAnswers } from 'src/domain/sheets/sheetMessage'
import { useGuidance } from 'src/hooks/useGuidance'
import type { CopyArrival } from 'src/lib/sheets/SheetCopy'
import { sheetCopyOf } from 'src/lib/sheets/sheetCopyOf'

interface CopyOfSheet {
  /** what the sharer has answered, or has become of it since; undefined where nobody can be asked */
  state: SheetAnswers['copy'] | Exclude<CopyArrival, 'none'>
  ask: () => void
}

/** The helper’s copy of the sheet of this share. */
export function useSheetCopy(): CopyOfSheet {
  const copy = sheetCopyOf(usePeerSessionInstance(), useSessionTools())
  const arrival = useSyncExternalStore(copy.subscribe, copy.getSnapshot)
  const answer = useGuidance(({ sheet }) => sheet.copy)
  const isOver = answer === 'yes' && arrival !== 'none'

  return { state: isOver ? arrival : answer, ask: copy.ask }
}
