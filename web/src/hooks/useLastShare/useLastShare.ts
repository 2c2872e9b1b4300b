import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/context/SessionToolsContext'
import type { LastShareState } from 'src/lib/session/LastShare'

/** How long the latest share lasted, and what of it stays here. */
export function useLastShare(): LastShareState {
  const { lastShare } = useSessionTools()
  const { subscribe, getSnapshot } = lastShare
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
