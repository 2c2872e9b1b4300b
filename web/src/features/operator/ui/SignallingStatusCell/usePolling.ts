import { useEffect } from 'react'

import type { CellSuccessProps } from '@redwoodjs/web'

/** The part of Apollo's query result that Redwood passes to a cell. */
export type QueryResult = CellSuccessProps['queryResult']

const everyMs = 3000

/** Polls the server while `isNeeded` is true, even after errors. */
export function usePolling(queryResult: QueryResult, isNeeded: boolean): void {
  const start = queryResult?.startPolling
  const stop = queryResult?.stopPolling

  useEffect(() => {
    if (!isNeeded) return
    start?.(everyMs)
    return () => stop?.()
  }, [start, stop, isNeeded])
}
