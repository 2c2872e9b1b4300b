import { useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { Pointing } from 'src/lib/guidance/Pointing'
import { pointingOf } from 'src/lib/guidance/pointingOf'
import type { PointingState } from 'src/lib/guidance/PointingState'

/** The helper’s tools over the picture, and how they stand. */
export function usePointing(): PointingState & { pointing: Pointing } {
  const pointing = pointingOf(usePeerSessionInstance())
  const { subscribe, getSnapshot } = pointing
  return {
    ...useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    pointing,
  }
}
