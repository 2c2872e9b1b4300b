import { useEffect, useRef } from 'react'

import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import ToolIcon from 'src/components/ui/ToolIcon'
import type { Sheets } from 'src/hooks/useSheets'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

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
