/**
 * @returns whether this tab has reloaded the page, or the browser has restored
 * it
 */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType(
    'navigation'
  ) as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
