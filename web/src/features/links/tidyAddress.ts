import { atBase, withinBase } from 'src/browser/basePath'

import { pinOf } from './model/pin'

/** Characters that our paths do not have, or an encoded `#`. */
const isOdd = /^[^?#]*[^a-z0-9/?#-]|%(?:25)*23/

/**
 * Removes the trailing slash, because the router’s `trailingSlashes="never"`
 * would lose the query, and treats a path that starts with `//` as another
 * host. Also repairs a link that a messenger or a person has changed, before
 * the router reads it: a changed id may belong to somebody else.
 */
export async function tidyAddress(): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const path = withinBase(pathname).replace(/\/+$/, '') || '/'
  let tidy = path + search + hash
  if (isOdd.test(path + search)) {
    tidy = await import('./repairAddress').then(
      (found) => found.repairAddress(tidy),
      // Without a network, the repair cannot be loaded.
      () => tidy
    )
  }
  if (atBase(tidy) === pathname + search + hash) return
  window.history.replaceState({}, '', origin + atBase(tidy))
}

/**
 * For a link that differs only after the `#`, browsers do not load the page,
 * which would then use the previous key fingerprint.
 */
export function loadNewPins(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const { pathname, hash } = new URL(newURL)
    // The fragment of this page identifies a sheet, and the page works offline.
    if (pathname === atBase('/sheets')) return
    const pin = pinOf(hash)
    if (pin === null || pin === pinOf(new URL(oldURL).hash)) return
    window.location.reload()
  })
}
