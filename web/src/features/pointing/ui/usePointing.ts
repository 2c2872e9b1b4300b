import { useSyncExternalStore } from 'react'

import type { Pointing, PointingState } from 'src/features/pointing/Pointing'
import { useSessionTools } from 'src/features/session'

/** The helper’s tools over the picture, and their state. */
export function usePointing(): PointingState & { pointing: Pointing } {
  const { pointing } = useSessionTools()
  const { subscribe, getSnapshot } = pointing
  return {
    ...useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    pointing,
  }
}
