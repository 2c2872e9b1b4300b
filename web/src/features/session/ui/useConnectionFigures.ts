import { useMemo, useSyncExternalStore } from 'react'

import {
  type CallPort,
  type ConnectionFigures,
  ConnectionStats,
} from 'src/features/call'

/**
 * @returns null until the figures are known; they change about once a second
 */
export function useConnectionFigures(call: CallPort): ConnectionFigures | null {
  const stats = useMemo(() => new ConnectionStats(call), [call])
  return useSyncExternalStore(
    stats.subscribe,
    stats.getSnapshot,
    stats.getSnapshot
  )
}
