import { pinOf } from './model/pin'

/**
 * Paths of this product have no other characters, and no query contains `#`.
 */
const isOdd = /^[^?#]*[^a-z0-9/?#-]|%(?:25)*23/

/**
 * Removes the trailing slash of the URL and keeps query and hash. The router's
 * `trailingSlashes="never"` would lose the query, and treats a path that starts
 * with two slashes as another host.
 *
 * Also repairs what a messenger or a person has changed in a link, before the
 * router reads it, as a changed id would belong to somebody else.
 */
export async function tidyAddress(): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const path = pathname.replace(/\/+$/, '') || '/'
  let tidy = path + search + hash
  if (isOdd.test(path + search)) {
    tidy = await import('./repairAddress').then(
      (found) => found.repairAddress(tidy),
      // Without a network, the word list is missing.
      () => tidy
    )
  }
  if (tidy === pathname + search + hash) return
  window.history.replaceState({}, '', origin + tidy)
}

/**
 * If only the part after `#` differs, browsers follow a link without loading
 * the page: after pasting a newer link of the same person, the page would keep
 * the old key fingerprint.
 */
export function loadNewPins(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const { pathname, hash } = new URL(newURL)
    // The fragment of this page names a sheet, and the page works offline.
    if (pathname === '/sheets') return
    const pin = pinOf(hash)
    if (pin === null || pin === pinOf(new URL(oldURL).hash)) return
    window.location.reload()
  })
}
