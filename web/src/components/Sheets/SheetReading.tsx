import Button from 'src/components/ui/Button'
import type { Sheet } from 'src/domain/sheets/sheet'
import { useReading } from 'src/hooks/useReading'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'
import { useSheetWords } from 'src/hooks/useSheetWords'

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
