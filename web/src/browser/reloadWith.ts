/**
 * Reloads a page whose memory holds outdated state. The marker is in the state
 * of the history entry, which survives the reload.
 */
export function reloadWith(marker: string): void {
  window.history.replaceState({ reloadedWith: marker }, '')
  window.location.reload()
}

/** @returns true once after a reload with this marker */
export function takeReload(marker: string): boolean {
  const { reloadedWith } = Object(window.history.state) as {
    reloadedWith?: unknown
  }
  if (reloadedWith !== marker) return false
  window.history.replaceState(null, '')
  return true
}
