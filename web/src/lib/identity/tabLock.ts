/** A slow computer takes a while to let go of a page that reloads. */
const patienceMs = 3_000

/**
 * Claims a name for this document, for as long as it lives (Web Locks). A
 * duplicated tab copies sessionStorage; this is how it finds out (PS18 of two
 * tabs: they never fight over one id).
 *
 * @returns false when another document holds the name and does not give it up
 *   within three seconds, as a reloading page does; true where there are no Web Locks
 */
export function claimForThisTab(
  name: string,
  locks: LockManager | undefined = navigator.locks
): Promise<boolean> {
  if (!locks) return Promise.resolve(true)
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  return new Promise((resolve) => {
    locks
      .request(name, { signal: impatience.signal }, () => {
        clearTimeout(timer)
        resolve(true)
        return new Promise<void>(() => {})
      })
      .catch(() => resolve(false))
  })
}
