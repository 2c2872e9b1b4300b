import { useContext } from 'react'

import Button from 'src/components/ui/Button'
import ButtonGrid from 'src/components/ui/ButtonGrid'
import ToolIcon from 'src/components/ui/ToolIcon'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import type { Sheet } from 'src/domain/sheets/sheet'
import { sheetFileName } from 'src/domain/sheets/sheetFileName'
import { sheetHtml } from 'src/domain/sheets/sheetHtml'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'
import { useSheetWords } from 'src/hooks/useSheetWords'
import { saveFile } from 'src/lib/browser/saveFile'
import { printHtml } from 'src/lib/sheets/printHtml'

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
