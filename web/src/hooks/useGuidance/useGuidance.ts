import { useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { GuidanceState } from 'src/domain/guidance/guidance'
import { guidanceOf } from 'src/lib/guidance/guidanceOf'

/**
 * What the helper shows and both sides say.
 *
 * @param select gives a primitive or an object of the state, never a fresh one
 */
export function useGuidance<Selected>(
  select: (state: GuidanceState) => Selected
): Selected {
  const guidance = guidanceOf(usePeerSessionInstance())
  const get = () => select(guidance.getSnapshot())
  return useSyncExternalStore(guidance.subscribe, get, get)
}
