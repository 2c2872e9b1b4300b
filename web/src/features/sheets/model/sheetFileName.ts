import { visibleText } from 'src/browser/page/visibleText'

/** UTF-16 units: file systems take 255 bytes. */
const longestName = 60

/** What Windows, macOS or Linux do not take in a name, and what hides a file. */
const refused = /[\\/:*?"<>|%]|^[.\s]+|[.\s]+$/g

/** @returns a name for the file of a sheet, with its ending */
export function sheetFileName(title: string): string {
  const name = Array.from(visibleText(title).replace(refused, ' '))
    .slice(0, longestName)
    .join('')
    .replace(refused, ' ')
    .trim()
  return `${name || 'sheet'}.html`
}
