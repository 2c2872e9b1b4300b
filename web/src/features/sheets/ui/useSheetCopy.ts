import { useSyncExternalStore } from 'react'

import { useGuidance } from 'src/features/messages/useGuidance'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import type { SheetAnswers } from 'src/features/sheets/model/sheetMessage'
import type { CopyArrival } from 'src/features/sheets/SheetCopy'
import { sheetCopyOf } from 'src/features/sheets/sheetCopyOf'

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
