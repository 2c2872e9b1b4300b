import { useContext } from 'react'

import { saveFile } from 'src/browser/fileDialogs'
import { listen } from 'src/browser/listen'
import { visibleText } from 'src/browser/page/visibleText'
import Button from 'src/components/Button'
import ButtonGrid from 'src/components/ButtonGrid'
import ToolIcon from 'src/components/ToolIcon'
import { SessionToolsContext } from 'src/features/session'
import type { Sheet } from 'src/features/sheets/model/sheet'
import { sheetHtml } from 'src/features/sheets/model/sheetHtml'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetWords } from './useSheetWords'

/**
 * In UTF-16 code units, of which each takes up to 3 bytes in UTF-8. File
 * systems allow 255 bytes.
 */
const longestName = 60

/**
 * Operating systems forbid these characters in file names. A leading dot would
 * hide the file.
 */
const refused = /[\\/:*?"<>|%]|^[.\s]+|[.\s]+$/g

export function sheetFileName(title: string): string {
  const name = Array.from(visibleText(title).replace(refused, ' '))
    .slice(0, longestName)
    .join('')
    .replace(refused, ' ')
    .trim()
  return `${name || 'sheet'}.html`
}

/** The frame stays for ten minutes, because the print dialog may stay open. */
const removedAfterMs = 10 * 60_000

/**
 * Prints a document.
 *
 * @param html scripts in the document do not run
 */
function printHtml(html: string): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // The frame is laid out off-screen, because browsers do not print a hidden
  // frame.
  frame.style.cssText =
    'position:fixed;right:100%;width:800px;height:600px;border:0'
  const remove = () => frame.remove()
  listen(frame, 'load', () => {
    const page = frame.contentWindow
    setTimeout(remove, removedAfterMs)
    if (!page) return
    listen(page, 'afterprint', () => setTimeout(remove))
    page.focus()
    page.print()
  })
  frame.srcdoc = html
  document.body.appendChild(frame)
}

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
