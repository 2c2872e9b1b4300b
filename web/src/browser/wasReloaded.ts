/** @returns whether the page was there before, in this tab; true as well where its browser has restored it */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType(
    'navigation'
  ) as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
