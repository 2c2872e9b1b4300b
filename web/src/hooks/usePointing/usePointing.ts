import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/context/SessionToolsContext'
import type { Pointing } from 'src/lib/guidance/Pointing'
import type { PointingState } from 'src/lib/guidance/PointingState'

/** The helper’s tools over the picture, and how they stand. */
export function usePointing(): PointingState & { pointing: Pointing } {
  const { pointing } = useSessionTools()
  const { subscribe, getSnapshot } = pointing
  return {
    ...useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    pointing,
  }
}
