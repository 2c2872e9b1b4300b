import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import { deviceStore } from 'src/browser/storage'
import { permanentIdKey } from 'src/features/proof'
import { fetchLendPermanentId } from 'src/features/session'

/**
 * Gives this tab the permanent id of the helper, unless another tab uses the
 * id: the signalling server accepts an id only once.
 *
 * @param isWanted whether the page shows the helper's own link
 * @returns whether the id is decided, so that the session can be opened
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
