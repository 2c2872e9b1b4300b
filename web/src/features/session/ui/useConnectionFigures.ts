import { useMemo, useSyncExternalStore } from 'react'

import { ConnectionStats } from 'src/features/call/ConnectionStats'
import type { ConnectionFigures } from 'src/features/call/model/connectionFigures'
import type { CallPort } from 'src/features/call/PeerPort'

/** @returns how that call is doing, about once a second; null until it is known */
export function useConnectionFigures(call: CallPort): ConnectionFigures | null {
  const stats = useMemo(() => new ConnectionStats(call), [call])
  return useSyncExternalStore(
    stats.subscribe,
    stats.getSnapshot,
    stats.getSnapshot
  )
}
