import { useMemo, useSyncExternalStore } from 'react'

import { ConnectionStats } from 'src/features/call/ConnectionStats'
import type { ConnectionFigures } from 'src/features/call/model/connectionFigures'
import type { CallPort } from 'src/features/call/PeerPort'

/**
 * @returns the state of that call's connection, about once a second; null until
 * it is known
 */
export function useConnectionFigures(call: CallPort): ConnectionFigures | null {
  const stats = useMemo(() => new ConnectionStats(call), [call])
  return useSyncExternalStore(
    stats.subscribe,
    stats.getSnapshot,
    stats.getSnapshot
  )
}
