import { useEffect, useState } from 'react'

/**
 * True once the condition has lasted for `durationMs`, and false as soon as it
 * ends: problems are shown late, and their end immediately.
 */
export function useConditionForAtLeast(
  condition: boolean,
  durationMs: number
): boolean {
  const [hasLasted, setHasLasted] = useState(false)

  useEffect(() => {
    if (!condition) return setHasLasted(false)
    const timer = setTimeout(() => setHasLasted(true), durationMs)
    return () => clearTimeout(timer)
  }, [condition, durationMs])

  return condition && hasLasted
}

export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])

  return settled
}

/**
 * @param atMs when something happened, a different number each time; null if
 *   never
 * @returns whether it happened less than `forMs` ago
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
