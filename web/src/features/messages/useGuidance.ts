import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'

import type { GuidanceState } from './model/guidance'

/**
 * What the helper shows and both sides say.
 *
 * @param select gives a primitive or an object of the state, never a fresh one
 */
export function useGuidance<Selected>(
  select: (state: GuidanceState) => Selected
): Selected {
  const { guidance } = useSessionTools()
  const get = () => select(guidance.getSnapshot())
  return useSyncExternalStore(guidance.subscribe, get, get)
}
