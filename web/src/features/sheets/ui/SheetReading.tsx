import Button from 'src/components/Button'
import { useReading } from 'src/features/chat/ui/useReading'
import type { Sheet } from 'src/features/sheets/model/sheet'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetWords } from './useSheetWords'

/** Nothing is there where the device has no voice. */
function SheetReading({ sheet }: { sheet: Sheet }) {
  const texts = useSheetsTexts()
  const { spoken } = useSheetWords()
  const { isThere, isReading, start, stop } = useReading()
  if (!isThere) return null

  return (
    <Button
      variant="secondary"
      icon={isReading ? 'stop' : 'sound'}
      onClick={isReading ? stop : () => start(spoken(sheet))}
      fullWidth
    >
      {isReading ? texts.stopReading : texts.readAloud}
    </Button>
  )
}

export default SheetReading
