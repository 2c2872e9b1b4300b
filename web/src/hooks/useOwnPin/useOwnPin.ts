import { useEffect, useState } from 'react'

import type { Pin } from 'src/domain/proof/pin'
import { fetchPatiently } from 'src/lib/browser/fetchPatiently'

const fetchKeys = () => import('src/lib/proof/ownerKeyOfBrowser')

/**
 * The pin for links that this page makes; its key is made with the first.
 *
 * @returns undefined while it is on its way, null where no key can be kept
 */
export function useOwnPin(): Pin | null | undefined {
  const [pin, setPin] = useState<Pin | null>()

  useEffect(() => {
    let isHere = true
    void fetchPatiently(fetchKeys)
      .then(({ ownerKeyOfBrowser }) => ownerKeyOfBrowser())
      .then((key) => isHere && setPin(key && key.pin))
    return () => {
      isHere = false
    }
  }, [])

  return pin
}
