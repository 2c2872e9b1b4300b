import { useEffect, useState } from 'react'

import { navigate, routes } from '@redwoodjs/router'

import Banner from 'src/components/Banner'
import Button, { ButtonLink } from 'src/components/Button'
import Disclosure from 'src/components/Disclosure'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import ToolIcon from 'src/components/ToolIcon'
import type { Sheet } from 'src/features/sheets/model/sheet'
import { sheetHtml } from 'src/features/sheets/model/sheetHtml'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import SheetFileButtons from './SheetFileButtons'
import SheetNameForm from './SheetNameForm'
import SheetPaper from './SheetPaper'
import SheetReading from './SheetReading'
import type { Sheets } from './useSheets'
import { useSheetWords } from './useSheetWords'

interface SheetViewProps {
  id: string
  sheets: Sheets
}

function SheetView({ id, sheets }: SheetViewProps) {
  const texts = useSheetsTexts()
  const { wordsOf } = useSheetWords()
  const [sheet, setSheet] = useState<Sheet | 'gone' | null>(null)
  const { read, entries } = sheets

  // Reads again when the list changes, because the name of these instructions
  // may have changed.
  useEffect(() => {
    void read(id).then(
      (found) => setSheet(found ?? 'gone'),
      () => setSheet('gone')
    )
  }, [read, id, entries])

  // Navigates before the deletion: the router moves the focus first, then the
  // message about the deletion takes the focus.
  const remove = (gone: Sheet) => {
    navigate(routes.sheets())
    void sheets.remove(gone)
  }
  const back = (
    <div>
      <ButtonLink to={routes.sheets()} variant="quiet">
        {texts.all}
      </ButtonLink>
    </div>
  )
  if (sheet === null) return null
  if (sheet === 'gone') {
    return (
      <Stack gap="md">
        <Heading>{texts.title}</Heading>
        <Banner tone="warning">{texts.gone}</Banner>
        {back}
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        {back}
        <Heading dir="auto">{sheet.title}</Heading>
        <SheetReading sheet={sheet} />
        <SheetFileButtons sheet={sheet} />
      </Stack>
      <SheetPaper html={sheetHtml(sheet, wordsOf(sheet))} label={texts.view} />
      <Stack gap="sm">
        <Disclosure label={texts.rename}>
          <SheetNameForm
            key={sheet.title}
            title={sheet.title}
            onName={(title) => void sheets.rename(id, title)}
          />
        </Disclosure>
        <Button
          variant="secondary"
          icon={<ToolIcon name="clear" />}
          onClick={() => remove(sheet)}
          fullWidth
        >
          {texts.remove}
        </Button>
      </Stack>
    </Stack>
  )
}

export default SheetView
