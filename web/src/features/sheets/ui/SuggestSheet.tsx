import { useSyncExternalStore } from 'react'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import {
  type PeerSession,
  type SessionTools,
  usePeerSessionInstance,
  useSessionTools,
  useTool,
} from 'src/features/session'
import type { SheetAnswers } from 'src/features/sheets/model/sheetMessage'
import { type CopyArrival, SheetCopy } from 'src/features/sheets/SheetCopy'
import { SheetStore } from 'src/features/sheets/SheetStore'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

const news = {
  none: 'suggestText',
  asked: 'suggested',
  yes: 'theyKept',
  no: 'theyDeclined',
} as const

const copyNews = {
  none: null,
  asked: 'copyAsked',
  yes: 'copyComing',
  no: 'copyDeclined',
  arrived: 'copyHere',
  failed: 'copyFailed',
} as const

interface CopyOfSheet {
  /**
   * the sharer's answer to the request for a copy, and after a yes the result
   * of the transfer; undefined if the sharer's page is too old to send copies
   */
  state: SheetAnswers['copy'] | Exclude<CopyArrival, 'none'>
  ask: () => void
}

const copies = new WeakMap<SessionTools, SheetCopy>()

function sheetCopyOf(session: PeerSession, tools: SessionTools): SheetCopy {
  const known = copies.get(tools)
  if (known) return known
  const copy = new SheetCopy({ session, tools, sheetStore: new SheetStore() })
  copies.set(tools, copy)
  return copy
}

function useSheetCopy(): CopyOfSheet {
  const copy = sheetCopyOf(usePeerSessionInstance(), useSessionTools())
  const arrival = useSyncExternalStore(copy.subscribe, copy.getSnapshot)
  const answer = useTool('sheetWishes', (wishes) => wishes.copy)
  const isOver = answer === 'yes' && arrival !== 'none'

  return { state: isOver ? arrival : answer, ask: copy.ask }
}

function AskForCopy() {
  const texts = useSheetsTexts()
  const { state, ask } = useSheetCopy()
  // The sharer’s page is too old to send a copy.
  if (!state) return null

  const mayAsk = state === 'none' || state === 'failed'
  const text = copyNews[state]
  return (
    <>
      {mayAsk && (
        <Button
          size="md"
          variant="secondary"
          icon="sheet"
          onClick={ask}
          fullWidth
        >
          {texts.askCopy}
        </Button>
      )}
      <div role="status">{text && <Text size="sm">{texts[text]}</Text>}</div>
    </>
  )
}

/** Lets the helper suggest storing the instructions. The sharer decides. */
function SuggestSheet() {
  const texts = useSheetsTexts()
  const { sheetWishes } = useSessionTools()
  const answer = useTool('sheetWishes', (wishes) => wishes.keep)

  return (
    <Stack gap="xs">
      {answer !== 'yes' && (
        <Button
          size="md"
          variant="secondary"
          icon="save"
          onClick={() => sheetWishes.send({ type: 'sheet-wish', wish: 'keep' })}
          fullWidth
        >
          {texts.suggest}
        </Button>
      )}
      <div role="status">
        <Text size="sm" tone={answer === 'none' ? 'muted' : 'normal'}>
          {texts[news[answer]]}
        </Text>
      </div>
      {answer === 'yes' && <AskForCopy />}
    </Stack>
  )
}

export default SuggestSheet
