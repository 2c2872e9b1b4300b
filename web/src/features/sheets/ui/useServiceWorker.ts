import { useEffect } from 'react'

import { registerServiceWorker } from 'src/features/sheets/registerServiceWorker'

/**
 * For what is shown once a share is over: whoever has shared once will come
 * back, perhaps without a network (docs/decisions/0079).
 */
export function useServiceWorker(): void {
  useEffect(() => void registerServiceWorker(), [])
}
