/**
 * Reloads the page because its memory holds outdated state. The marker is kept
 * in the state of the history entry, which survives the reload.
 */
export function reloadWith(marker: string): void {
  window.history.replaceState({ reloadedWith: marker }, '')
  window.location.reload()
}

/**
 * @returns whether the page was just reloaded with this marker; true only once
 */
export function takeReload(marker: string): boolean {
  const { reloadedWith } = Object(window.history.state) as {
    reloadedWith?: unknown
  }
  if (reloadedWith !== marker) return false
  window.history.replaceState(null, '')
  return true
}
