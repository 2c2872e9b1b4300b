import { useEffect, useState } from 'react'

import { fragmentOnceAt } from 'src/browser/lastFragment'

/**
 * Keeps the key fingerprint of a link through the sign-in, and through a reload
 * of it.
 *
 * @param path the destination after the sign-in
 * @returns its fragment, with the `#`
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
