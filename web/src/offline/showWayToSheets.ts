import type { OfflineTexts } from 'src/i18n/Texts'

/** Links to the sheets of this browser, which can be read offline. */
export function showWayToSheets(
  page: Document,
  { sheets }: Pick<OfflineTexts, 'sheets'>
): void {
  const link = page.createElement('a')
  link.href = '/sheets'
  link.append(sheets)
  page.querySelector('main')?.append(link)
}
