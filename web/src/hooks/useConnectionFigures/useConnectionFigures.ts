import { useMemo, useSyncExternalStore } from 'react'

import type { ConnectionFigures } from 'src/domain/network/connectionFigures'
import { ConnectionStats } from 'src/lib/peer/ConnectionStats'
import type { CallPort } from 'src/lib/peer/PeerPort'

/** @returns how that call is doing, about once a second; null until it is known */
export function useConnectionFigures(call: CallPort): ConnectionFigures | null {
  const stats = useMemo(() => new ConnectionStats(call), [call])
  return useSyncExternalStore(
    stats.subscribe,
    stats.getSnapshot,
    stats.getSnapshot
  )
}
