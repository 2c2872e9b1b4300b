import { useSyncExternalStore } from 'react'

import { hexOf } from 'src/browser/bytes'
import { askForDurableStorage, tabStore } from 'src/browser/storage'
import { useHelperName } from 'src/features/links'
import {
  type PeerSession,
  type SessionTools,
  usePeerSessionInstance,
  useSessionTools,
  useTool,
} from 'src/features/session'
import { decodePicture, encodePicture } from 'src/features/sheets/encodePicture'
import type { SheetAnswers } from 'src/features/sheets/model/sheetMessage'
import { keepSheetsPage } from 'src/features/sheets/registerServiceWorker'
import {
  type KeptSheet,
  SheetRecorder,
} from 'src/features/sheets/SheetRecorder'
import { SheetStore } from 'src/features/sheets/SheetStore'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetWords } from './useSheetWords'

interface SheetToKeep extends KeptSheet {
  hasSteps: boolean
  /** whether the stored instructions contain all current steps */
  isCurrent: boolean
  /** @param title null for the default title */
  keep: (title: string | null) => void
  giveCopy: () => void
  decline: (wish: keyof SheetAnswers) => void
}

/** Makes stored instructions persistent, and readable offline. */
function makeItLast(): void {
  void askForDurableStorage()
  void keepSheetsPage()
}

const recorders = new WeakMap<SessionTools, SheetRecorder>()

/** @returns 16 random hexadecimal digits */
const newSheetId = (): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(8)))

function sheetRecorderOf(
  session: PeerSession,
  tools: SessionTools
): SheetRecorder {
  const known = recorders.get(tools)
  if (known) return known
  const recorder = new SheetRecorder({
    ...{ session, tools, sheetStore: new SheetStore(), store: tabStore },
    ...{ newId: newSheetId, nowMs: Date.now },
    ...{ encode: encodePicture, decode: decodePicture, onKept: makeItLast },
  })
  recorders.set(tools, recorder)
  return recorder
}

export function useSheetRecorder(): SheetToKeep {
  const tools = useSessionTools()
  const recorder = sheetRecorderOf(usePeerSessionInstance(), tools)
  const texts = useSheetsTexts()
  const { dateInWords } = useSheetWords()
  const helperName = useHelperName()
  const kept = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot)
  // Subscribes to steps and pictures, because `recorder.version` depends on
  // both.
  const steps = useTool('steps', (state) => state.steps)
  const { stepPictures } = tools
  useSyncExternalStore(stepPictures.subscribe, stepPictures.getSnapshot)

  return {
    ...kept,
    hasSteps: steps.length > 0,
    isCurrent: kept.version === recorder.version,
    keep: (title) => {
      const usual = kept.sheet ? '' : texts.usualName(dateInWords(Date.now()))
      void recorder.keep(title ?? usual, helperName)
    },
    giveCopy: () => void recorder.giveCopy(),
    decline: (wish) => void recorder.tell({ [wish]: 'no' }),
  }
}
