import { useSyncExternalStore } from 'react'

import type { LastShareState } from 'src/features/session/LastShare'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'

/** How long the latest share lasted, and what of it stays here. */
export function useLastShare(): LastShareState {
  const { lastShare } = useSessionTools()
  const { subscribe, getSnapshot } = lastShare
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
