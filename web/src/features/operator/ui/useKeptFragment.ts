import { useEffect, useState } from 'react'

import { fragmentOnceAt } from 'src/browser/lastFragment'

/**
 * Keeps the fragment of a link, which contains its key fingerprint, through the
 * sign-in and through a reload of the sign-in page.
 *
 * @param path the destination after the sign-in
 * @returns the fragment of the destination, with the `#`
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
