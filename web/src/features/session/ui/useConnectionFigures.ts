import { useMemo, useSyncExternalStore } from 'react'

import {
  type CallPort,
  type ConnectionFigures,
  ConnectionStats,
} from 'src/features/call'

/** @returns figures that change about once a second; null until known */
export function useConnectionFigures(call: CallPort): ConnectionFigures | null {
  const stats = useMemo(() => new ConnectionStats(call), [call])
  return useSyncExternalStore(
    stats.subscribe,
    stats.getSnapshot,
    stats.getSnapshot
  )
}
