import { useEffect, useState } from 'react'

import { parseHelperName } from 'src/features/links'
import { ringMe } from 'src/features/ring/BrowserPush'
import {
  type Caller,
  withCallerAccess,
  withCallerName,
} from 'src/features/ring/model/callers'
import type { CallerTag } from 'src/features/ring/model/callerTag'
import { storedCallers } from 'src/features/ring/ringLists'

interface CallersActions {
  rename: (tag: CallerTag, typed: string) => void
  /**
   * Withdraws the permission, and replaces the push subscription, because the
   * person still knows the old one.
   *
   * @returns false if the browser cannot replace it now; it does so later
   */
  takeBack: (tag: CallerTag) => Promise<boolean>
}

/**
 * @param key a new value makes the hook read the list again
 * @returns the people whom this helper has helped; null until the list is read
 */
export function useCallers(
  key?: string
): [readonly Caller[] | null, CallersActions] {
  const [callers, setCallers] = useState<readonly Caller[] | null>(null)
  useEffect(() => {
    let isHere = true
    void storedCallers.read().then((all) => isHere && setCallers(all))
    return () => {
      isHere = false
    }
  }, [key])
  const change = async (by: (all: Caller[]) => Caller[]) =>
    setCallers(await storedCallers.change(by))
  return [
    callers,
    {
      rename: (tag, typed) =>
        void change((all) => withCallerName(all, tag, parseHelperName(typed))),
      takeBack: async (tag) => {
        await change((all) => withCallerAccess(all, tag, 'withdrawn'))
        return ringMe.renew()
      },
    },
  ]
}
