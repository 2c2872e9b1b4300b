/**
 * Loads the page again, because it holds in memory what has changed. The marker
 * is in the state of the history entry, which outlives that.
 */
export function reloadWith(marker: string): void {
  window.history.replaceState({ reloadedWith: marker }, '')
  window.location.reload()
}

/** @returns whether the page was loaded again for that, just now; true once */
export function takeReload(marker: string): boolean {
  const { reloadedWith } = Object(window.history.state) as {
    reloadedWith?: unknown
  }
  if (reloadedWith !== marker) return false
  window.history.replaceState(null, '')
  return true
}
