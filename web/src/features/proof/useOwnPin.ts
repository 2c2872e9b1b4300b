import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import type { Pin, UserId } from 'src/features/links'

const fetchKeys = () => import('./ownerKeyOf')

/**
 * The key fingerprint for this page's link. The first use generates the
 * browser’s key.
 *
 * @param id the id of this page; null while it is being requested
 * @returns undefined while it is being computed; null if no key can be stored
 */
export function useOwnPin(id: UserId | null): Pin | null | undefined {
  const [found, setFound] = useState<{ id: UserId; pin: Pin | null }>()

  useEffect(() => {
    if (id === null) return
    let isHere = true
    void fetchPatiently(fetchKeys)
      .then(({ ownerKeyOf }) => ownerKeyOf(id))
      .then((key) => isHere && setFound({ id, pin: key && key.pin }))
    return () => {
      isHere = false
    }
  }, [id])

  return found?.id === id ? found?.pin : undefined
}
