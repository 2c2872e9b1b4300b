import { useEffect, useState, useSyncExternalStore } from 'react'

import { createNetworkCheck } from 'src/features/network-check/createNetworkCheck'
import type { NetworkCheckState } from 'src/features/network-check/model/networkCheck'

/**
 * Tests the connection of this page as soon as it is shown.
 *
 * @returns what is known so far, and what tests it anew
 */
export function useNetworkCheck(
  makeCheck = createNetworkCheck
): [NetworkCheckState, () => void] {
  const [test] = useState(makeCheck)
  const state = useSyncExternalStore(
    test.subscribe,
    test.getSnapshot,
    test.getSnapshot
  )
  useEffect(() => void test.start(), [test])
  return [state, () => void test.start()]
}
