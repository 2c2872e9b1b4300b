import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import { deviceStore } from 'src/browser/storage'
import { keptIdKey } from 'src/features/proof'
import { fetchLendKeptId } from 'src/features/session'

/**
 * @param isWanted the page makes a helper’s link
 * @returns whether the tab has the permanent id now, if there is one
 */
export function useLentId(isWanted: boolean): boolean {
  const [isLent, setIsLent] = useState(
    () => !isWanted || deviceStore.read(keptIdKey) === null
  )
  useEffect(() => {
    if (isLent) return
    void fetchPatiently(fetchLendKeptId)
      .then(({ lendKeptId }) => lendKeptId())
      .then(() => setIsLent(true))
  }, [isLent])

  return isLent
}
