import { useContext } from 'react'

import { saveFile } from 'src/browser/saveFile'
import Button from 'src/components/Button'
import ButtonGrid from 'src/components/ButtonGrid'
import ToolIcon from 'src/components/ToolIcon'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import type { Sheet } from 'src/features/sheets/model/sheet'
import { sheetFileName } from 'src/features/sheets/model/sheetFileName'
import { sheetHtml } from 'src/features/sheets/model/sheetHtml'
import { printHtml } from 'src/features/sheets/printHtml'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetWords } from './useSheetWords'

/** A sheet on paper, or as a file that needs neither this site nor a network. */
function SheetFileButtons({ sheet }: { sheet: Sheet }) {
  const texts = useSheetsTexts()
  const { wordsOf } = useSheetWords()
  const tools = useContext(SessionToolsContext)
  const html = () => sheetHtml(sheet, wordsOf(sheet))

  const save = () => {
    const name = sheetFileName(sheet.title)
    saveFile(new Blob([html()], { type: 'text/html' }), name)
    tools?.lastShare.note({ name, place: 'downloads' })
  }

  return (
    <ButtonGrid>
      <Button
        variant="secondary"
        icon={<ToolIcon name="print" />}
        onClick={() => printHtml(html())}
        fullWidth
      >
        {texts.print}
      </Button>
      <Button variant="secondary" icon="save" onClick={save} fullWidth>
        {texts.saveFile}
      </Button>
    </ButtonGrid>
  )
}

export default SheetFileButtons
