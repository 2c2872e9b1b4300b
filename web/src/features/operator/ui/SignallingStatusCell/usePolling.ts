import { useEffect } from 'react'

import type { CellSuccessProps } from '@redwoodjs/web'

/** The part of Apollo's query that a cell passes on. */
export type QueryResult = CellSuccessProps['queryResult']

const everyMs = 3000

/** Polls while `isNeeded`, also after failed answers. */
export function usePolling(queryResult: QueryResult, isNeeded: boolean): void {
  const start = queryResult?.startPolling
  const stop = queryResult?.stopPolling

  useEffect(() => {
    if (!isNeeded) return
    start?.(everyMs)
    return () => stop?.()
  }, [start, stop, isNeeded])
}
