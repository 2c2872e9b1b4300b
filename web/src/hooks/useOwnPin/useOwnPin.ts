import { useEffect, useState } from 'react'

import type { UserId } from 'src/domain/invite/userId'
import type { Pin } from 'src/domain/proof/pin'
import { fetchPatiently } from 'src/lib/browser/fetchPatiently'

const fetchKeys = () => import('src/lib/proof/ownerKeyOf')

/**
 * The pin for the link of this page; the browser’s key is made with the first.
 *
 * @param id of this page; null while it is still on its way
 * @returns undefined while it is on its way, null where no key can be kept
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
