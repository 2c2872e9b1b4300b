import { keptSheetCount } from 'src/browser/keptSheetCount'

/**
 * @returns whether there are sheets, and the service worker keeps their page:
 * without it, the way there would lead back. Total.
 */
export async function canOpenSheets(): Promise<boolean> {
  if (keptSheetCount.getSnapshot() === null) return false
  // What is kept has its revision as a query.
  const page = await caches
    .match('/sheets', { ignoreSearch: true })
    .catch(() => undefined)
  return page !== undefined
}
