import { useState } from 'react'

import { useHoldFocus } from 'src/browser/useHoldFocus'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import type { SheetEntry } from 'src/features/sheets/model/sheet'
import { useLanguage } from 'src/i18n/useLanguage'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * @param language in which the number is formatted (BCP 47)
 * @returns for example "2.1 MB"
 */
export function bytesInWords(bytes: number, language: string): string {
  const power = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2
  const amount = bytes / 1_000 ** (power + 1)
  const digits = power === 0 ? 0 : 1
  try {
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[power],
      maximumFractionDigits: digits,
    }).format(amount)
  } catch {
    // Older browsers do not support units in number formats.
    return `${amount.toFixed(digits)} ${['KB', 'MB', 'GB'][power]}`
  }
}

interface SheetRoomProps {
  entries: readonly SheetEntry[]
  onRemoveAll: () => void
}

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
