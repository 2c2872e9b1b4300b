import { useEffect, useState } from 'react'

/**
 * @param atMs when something happened, a different number each time; null if
 * never
 * @returns whether that was less than `forMs` ago, as far as this component
 * knows
 */
export function useRecent(atMs: number | null, forMs: number): boolean {
  const [pastMs, setPastMs] = useState<number | null>(null)

  useEffect(() => {
    if (atMs === null) return
    const timer = setTimeout(() => setPastMs(atMs), forMs)
    return () => clearTimeout(timer)
  }, [atMs, forMs])

  return atMs !== null && atMs !== pastMs
}
