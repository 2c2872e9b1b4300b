import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import { deviceStore } from 'src/browser/storage'
import { permanentIdKey } from 'src/features/proof'
import { fetchLendPermanentId } from 'src/features/session'

/**
 * @param isWanted the page makes a helper’s link
 * @returns whether the tab has the permanent id now, if there is one
 */
export function useLentId(isWanted: boolean): boolean {
  const [isLent, setIsLent] = useState(
    () => !isWanted || deviceStore.read(permanentIdKey) === null
  )
  useEffect(() => {
    if (isLent) return
    void fetchPatiently(fetchLendPermanentId)
      .then(({ lendPermanentId }) => lendPermanentId())
      .then(() => setIsLent(true))
  }, [isLent])

  return isLent
}
