import { useState } from 'react'

import { useHoldFocus } from 'src/browser/useHoldFocus'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { bytesInWords } from 'src/features/sheets/model/bytesInWords'
import type { SheetEntry } from 'src/features/sheets/model/sheet'
import { useLanguage } from 'src/i18n/useLanguage'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

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
