import { useEffect, useState, useSyncExternalStore } from 'react'

import type { NetworkCheckState } from 'src/domain/network/networkCheck'
import { createNetworkCheck } from 'src/lib/networkCheck/createNetworkCheck'

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
