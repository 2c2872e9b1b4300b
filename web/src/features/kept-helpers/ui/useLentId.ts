import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import { deviceStore } from 'src/browser/storage'
import { permanentIdKey } from 'src/features/proof'
import { fetchLendPermanentId } from 'src/features/session'

/**
 * Takes the permanent id over from other tabs.
 *
 * @param isWanted whether the page shows a helper’s own link
 * @returns whether the session can be opened
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
