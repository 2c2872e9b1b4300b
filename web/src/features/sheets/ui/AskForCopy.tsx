import Button from 'src/components/Button'
import Text from 'src/components/Text'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetCopy } from './useSheetCopy'

const news = {
  none: null,
  asked: 'copyAsked',
  yes: 'copyComing',
  no: 'copyDeclined',
  arrived: 'copyHere',
  failed: 'copyFailed',
} as const

/** The helper’s way to a copy of what the sharer has kept. */
function AskForCopy() {
  const texts = useSheetsTexts()
  const { state, ask } = useSheetCopy()
  // The page of the sharer is older.
  if (!state) return null

  const mayAsk = state === 'none' || state === 'failed'
  const text = news[state]
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

export default AskForCopy
