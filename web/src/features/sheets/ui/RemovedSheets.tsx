import { useEffect, useRef } from 'react'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import ToolIcon from 'src/components/ToolIcon'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import type { Sheets } from './useSheets'

/** What has just been deleted, and the way back from it. */
function RemovedSheets({ sheets: { removed, undo } }: { sheets: Sheets }) {
  const texts = useSheetsTexts()
  const news = useRef<HTMLDivElement>(null)
  // What was pressed for it has gone.
  useEffect(() => news.current?.focus(), [removed])

  if (removed === null) return null
  return (
    <Stack gap="sm">
      <Banner ref={news} tabIndex={-1}>
        {removed === 'all'
          ? texts.removedAll
          : texts.removed(removed.sheet.title)}
      </Banner>
      {removed !== 'all' && (
        <Button
          variant="secondary"
          icon={<ToolIcon name="undo" />}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      )}
    </Stack>
  )
}

export default RemovedSheets
