import { useMemo, useSyncExternalStore } from 'react'

import {
  type CallPort,
  type ConnectionFigures,
  ConnectionStats,
} from 'src/features/call'

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
