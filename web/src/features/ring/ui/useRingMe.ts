import { useEffect, useSyncExternalStore } from 'react'

import { type RingMe, type RingMeState } from 'src/features/ring/RingMe'
import { ringMe } from 'src/features/ring/ringMeOfBrowser'

/** @returns whether this device is to be rung, and what switches it */
export function useRingMe(): [
  RingMeState,
  Pick<RingMe, 'switchOn' | 'switchOff'>,
] {
  useEffect(() => void ringMe.look(), [])
  return [useSyncExternalStore(ringMe.subscribe, ringMe.getSnapshot), ringMe]
}
