import { useEffect, useState } from 'react'

import { fragmentOnceAt } from 'src/browser/lastFragment'

/**
 * Keeps the fragment of a link during the sign-in and after a reload of the
 * sign-in page. The fragment contains the key fingerprint that verifies the
 * peer.
 *
 * @param path the page to open after the sign-in
 * @returns the fragment for that page, with the `#`
 */
export function useKeptFragment(path: string): string {
  const [fragment] = useState(
    () => window.location.hash || fragmentOnceAt(path)
  )

  useEffect(() => {
    const { pathname, search } = window.location
    const address = pathname + search + fragment
    if (fragment) window.history.replaceState({}, '', address)
  }, [fragment])

  return fragment
}
