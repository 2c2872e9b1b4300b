import { useEffect, useState } from 'react'

/**
 * True once the condition has held for the duration: bad news is shown late,
 * good news at once.
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
