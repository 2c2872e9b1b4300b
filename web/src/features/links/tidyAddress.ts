import { atBase, withinBase } from 'src/browser/basePath'

import { pinOf } from './model/pin'

/** Characters that no path of ours contains, or an encoded `#`. */
const isOdd = /^[^?#]*[^a-z0-9/?#-]|%(?:25)*23/

/**
 * Repairs the address before the router reads it. A messenger or a person may
 * have changed it, and a changed id may be somebody else's. Also removes the
 * trailing slash: the router’s `trailingSlashes="never"` would lose the query,
 * and would take a path that starts with `//` for another host.
 */
export async function tidyAddress(): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const path = withinBase(pathname).replace(/\/+$/, '') || '/'
  let tidy = path + search + hash
  if (isOdd.test(path + search)) {
    tidy = await import('./repairAddress').then(
      (found) => found.repairAddress(tidy),
      // The code for repairs cannot be loaded without a network.
      () => tidy
    )
  }
  if (atBase(tidy) === pathname + search + hash) return
  window.history.replaceState({}, '', origin + atBase(tidy))
}

/**
 * Reloads the page when a link is opened that differs from the current address
 * only in the fragment. Browsers would not reload, and the page would go on
 * using the old key fingerprint.
 */
export function loadNewPins(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const { pathname, hash } = new URL(newURL)
    // The fragment of this page identifies saved instructions. The page shows
    // them without a reload, which would fail offline.
    if (pathname === atBase('/sheets')) return
    const pin = pinOf(hash)
    if (pin === null || pin === pinOf(new URL(oldURL).hash)) return
    window.location.reload()
  })
}
