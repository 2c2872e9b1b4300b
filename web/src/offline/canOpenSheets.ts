import { keptSheetCount } from 'src/browser/keptSheetCount'

/**
 * @returns whether sheets are stored and the service worker has cached their
 * page; without it, the link would end on the offline page again. Never throws.
 */
export async function canOpenSheets(): Promise<boolean> {
  if (keptSheetCount.getSnapshot() === null) return false
  // Cached addresses have their revision as a query.
  const page = await caches
    .match('/sheets', { ignoreSearch: true })
    .catch(() => undefined)
  return page !== undefined
}
