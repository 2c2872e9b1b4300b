import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import ToolIcon from 'src/components/ui/ToolIcon'
import type { Sheet } from 'src/domain/sheets/sheet'
import { sheetFileName } from 'src/domain/sheets/sheetFileName'
import { sheetHtml } from 'src/domain/sheets/sheetHtml'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'
import { useSheetWords } from 'src/hooks/useSheetWords'
import { saveFile } from 'src/lib/browser/saveFile'
import { printHtml } from 'src/lib/sheets/printHtml'

const Row = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
`

/** A sheet on paper, or as a file that needs neither this site nor a network. */
function SheetFileButtons({ sheet }: { sheet: Sheet }) {
  const texts = useSheetsTexts()
  const { wordsOf } = useSheetWords()
  const html = () => sheetHtml(sheet, wordsOf(sheet))

  return (
    <Row>
      <Button
        variant="secondary"
        icon={<ToolIcon name="print" />}
        onClick={() => printHtml(html())}
        fullWidth
      >
        {texts.print}
      </Button>
      <Button
        variant="secondary"
        icon="save"
        onClick={() =>
          saveFile(
            new Blob([html()], { type: 'text/html' }),
            sheetFileName(sheet.title)
          )
        }
        fullWidth
      >
        {texts.saveFile}
      </Button>
    </Row>
  )
}

export default SheetFileButtons
