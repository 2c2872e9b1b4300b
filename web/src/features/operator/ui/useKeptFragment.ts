import { useEffect, useState } from 'react'

import { fragmentOnceAt } from 'src/browser/lastFragment'

/**
 * The pin of a link goes through the sign-in, and through a reload of it.
 *
 * @param path where the person is going
 * @returns what is after it, with the `#`
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
