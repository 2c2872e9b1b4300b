import { useSyncExternalStore } from 'react'

import { useHelperName } from 'src/features/links/ui/useHelperName'
import { useGuidance } from 'src/features/messages/useGuidance'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import type { SheetAnswers } from 'src/features/sheets/model/sheetMessage'
import type { KeptSheet } from 'src/features/sheets/SheetKeeper'
import { sheetKeeperOf } from 'src/features/sheets/sheetKeeperOf'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetWords } from './useSheetWords'

interface SheetToKeep extends KeptSheet {
  hasSteps: boolean
  /** what is kept has all steps as they are now */
  isCurrent: boolean
  /** @param title null: the usual one */
  keep: (title: string | null) => void
  giveCopy: () => void
  /** the helper’s wish for a sheet, or for a copy of it, is declined */
  decline: (wish: keyof SheetAnswers) => void
}

/** The sheet of this share. */
export function useSheetKeeper(): SheetToKeep {
  const tools = useSessionTools()
  const keeper = sheetKeeperOf(usePeerSessionInstance(), tools)
  const texts = useSheetsTexts()
  const { dateInWords } = useSheetWords()
  const helperName = useHelperName()
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot)
  // The version of what is kept is made of both.
  const steps = useGuidance((state) => state.steps)
  const { stepPictures } = tools
  useSyncExternalStore(stepPictures.subscribe, stepPictures.getSnapshot)

  return {
    ...kept,
    hasSteps: steps.length > 0,
    isCurrent: kept.version === keeper.version,
    keep: (title) => {
      const usual = kept.sheet ? '' : texts.usualName(dateInWords(Date.now()))
      void keeper.keep(title ?? usual, helperName)
    },
    giveCopy: () => void keeper.giveCopy(),
    decline: (wish) => void keeper.tell({ [wish]: 'no' }),
  }
}
