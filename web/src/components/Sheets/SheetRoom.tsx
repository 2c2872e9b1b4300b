import { useState } from 'react'

import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import ToolIcon from 'src/components/ui/ToolIcon'
import { bytesInWords } from 'src/domain/sheets/bytesInWords'
import type { SheetEntry } from 'src/domain/sheets/sheet'
import { useHoldFocus } from 'src/hooks/useHoldFocus'
import { useLanguage } from 'src/hooks/useLanguage'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

interface SheetRoomProps {
  entries: readonly SheetEntry[]
  onRemoveAll: () => void
}

/** How much room all of them take, and what makes it free. */
function SheetRoom({ entries, onRemoveAll }: SheetRoomProps) {
  const texts = useSheetsTexts()
  const { language } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const room = useHoldFocus<HTMLDivElement>()
  const bytes = entries.reduce((sum, { byteCount }) => sum + byteCount, 0)

  return (
    <div ref={room} tabIndex={-1}>
      <Stack gap="sm">
        <Text tone="muted">{texts.room(bytesInWords(bytes, language))}</Text>
        {isAsking ? (
          <>
            <Text role="status">{texts.removeAllQuestion}</Text>
            <Stack direction="row" gap="sm">
              <Button
                variant="danger"
                icon={<ToolIcon name="clear" />}
                onClick={onRemoveAll}
              >
                {texts.removeAllYes}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {texts.removeAllNo}
              </Button>
            </Stack>
          </>
        ) : (
          <div>
            <Button
              variant="secondary"
              icon={<ToolIcon name="clear" />}
              onClick={() => setAsking(true)}
            >
              {texts.removeAll}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

export default SheetRoom
