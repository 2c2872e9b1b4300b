import { useEffect, useState } from 'react'

import { type HelperName, parseHelperName } from 'src/domain/invite/helperName'
import { type Caller, withCallerName } from 'src/domain/ring/callers'
import type { CallerTag } from 'src/domain/ring/callerTag'
import { storedCallers } from 'src/lib/ring/ringLists'

/**
 * @returns who can ring this device, null until that is known, and what gives
 * one of them a name
 */
export function useCallers(): [
  readonly Caller[] | null,
  (tag: CallerTag, typed: string) => void,
] {
  const [callers, setCallers] = useState<readonly Caller[] | null>(null)
  useEffect(() => {
    let isHere = true
    void storedCallers.read().then((all) => isHere && setCallers(all))
    return () => {
      isHere = false
    }
  }, [])
  const rename = (tag: CallerTag, typed: string) => {
    const name: HelperName | null = parseHelperName(typed)
    void storedCallers
      .change((all) => withCallerName(all, tag, name))
      .then(setCallers)
  }
  return [callers, rename]
}
