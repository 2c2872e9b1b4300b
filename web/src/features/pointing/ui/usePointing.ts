import { useSyncExternalStore } from 'react'

import type { Pointing, PointingState } from 'src/features/pointing/Pointing'
import { useSessionTools } from 'src/features/session'

export function usePointing(): PointingState & { pointing: Pointing } {
  const { pointing } = useSessionTools()
  const { subscribe, getSnapshot } = pointing
  return {
    ...useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    pointing,
  }
}
