import { pinOf } from './model/pin'

/** No path of ours has other characters, and no query says `#`. */
const isOdd = /^[^?#]*[^a-z0-9/?#-]|%(?:25)*23/

/**
 * Removes the trailing slash of the URL and keeps query and hash. The router's
 * `trailingSlashes="never"` would lose the query, and treats a path that begins
 * with two slashes as another host.
 *
 * What a messenger or a person has changed in a link is mended; before the
 * router looks at it, because another id would be somebody else's.
 */
export async function tidyAddress(): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const path = pathname.replace(/\/+$/, '') || '/'
  let tidy = path + search + hash
  if (isOdd.test(path + search)) {
    tidy = await import('./repairAddress').then(
      (found) => found.repairAddress(tidy),
      // Without a network.
      () => tidy
    )
  }
  if (tidy === pathname + search + hash) return
  window.history.replaceState({}, '', origin + tidy)
}

/**
 * Browsers go to a link that differs behind `#` alone without loading anything:
 * who pastes a newer link of the same person would keep the pin of the old one.
 */
export function loadNewPins(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const { pathname, hash } = new URL(newURL)
    // Its fragment names a sheet, and it works without a network.
    if (pathname === '/sheets') return
    const pin = pinOf(hash)
    if (pin === null || pin === pinOf(new URL(oldURL).hash)) return
    window.location.reload()
  })
}
