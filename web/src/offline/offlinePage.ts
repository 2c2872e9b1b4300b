import { atBase } from 'src/browser/basePath'
import { keptSheetCount } from 'src/browser/keptSheetCount'
import type { OfflineTexts } from 'src/i18n/Texts'

export function sayWhatIsWrong(
  page: Document,
  { noInternet, unreachable, tryAgain }: OfflineTexts,
  { isOnline }: { isOnline: boolean }
): void {
  const { heading, advice } = isOnline ? unreachable : noInternet
  const words = { h1: heading, p: advice, button: tryAgain }
  for (const [element, text] of Object.entries(words)) {
    page.querySelector(element)?.replaceChildren(text)
  }
  page.title = heading
}

export const isViewersPath = (path: string): boolean =>
  /^\/(?:receive|from)(?:\/|$)/.test(path)

/**
 * @returns whether sheets are stored and the service worker has cached the page
 *   of the sheets. Otherwise, a link to that page would lead to the offline
 *   page again. Never throws.
 */
export async function canOpenSheets(): Promise<boolean> {
  if (keptSheetCount.getSnapshot() === null) return false
  // Cached addresses have their revision as a query.
  const page = await caches
    .match(atBase('/sheets'), { ignoreSearch: true })
    .catch(() => undefined)
  return page !== undefined
}

export function showWayToSheets(
  page: Document,
  { sheets }: Pick<OfflineTexts, 'sheets'>
): void {
  const link = page.createElement('a')
  link.href = atBase('/sheets')
  link.append(sheets)
  page.querySelector('main')?.append(link)
}
