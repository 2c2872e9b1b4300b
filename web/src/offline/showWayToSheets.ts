import type { OfflineTexts } from 'src/i18n/Texts'

/** What can be read without a network: the sheets of this browser. */
export function showWayToSheets(
  page: Document,
  { sheets }: Pick<OfflineTexts, 'sheets'>
): void {
  const link = page.createElement('a')
  link.href = '/sheets'
  link.append(sheets)
  page.querySelector('main')?.append(link)
}
