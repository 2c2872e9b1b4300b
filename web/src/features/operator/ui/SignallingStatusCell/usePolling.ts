import { useEffect } from 'react'

import type { CellSuccessProps } from '@redwoodjs/web'

/** What a cell hands on of Apollo's query. */
export type QueryResult = CellSuccessProps['queryResult']

const everyMs = 3000

/** Asks again and again while `isNeeded`, also after answers that failed. */
export function usePolling(queryResult: QueryResult, isNeeded: boolean): void {
  const start = queryResult?.startPolling
  const stop = queryResult?.stopPolling

  useEffect(() => {
    if (!isNeeded) return
    start?.(everyMs)
    return () => stop?.()
  }, [start, stop, isNeeded])
}
