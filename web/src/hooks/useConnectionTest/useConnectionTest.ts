import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ConnectionTestState } from 'src/domain/network/networkCheck'
import { createConnectionTest } from 'src/lib/networkCheck/createConnectionTest'

/**
 * Tests the connection of this page as soon as it is shown.
 *
 * @returns what is known so far, and what tests it anew
 */
export function useConnectionTest(
  makeTest = createConnectionTest
): [ConnectionTestState, () => void] {
  const [test] = useState(makeTest)
  const state = useSyncExternalStore(
    test.subscribe,
    test.getSnapshot,
    test.getSnapshot
  )
  useEffect(() => void test.start(), [test])
  return [state, () => void test.start()]
}
