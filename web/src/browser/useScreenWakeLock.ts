import { useEffect } from 'react'

import type { Undo } from './listen'
import { isPageSeen, onVisibilityChange } from './pageVisibility'

/**
 * Keeps the screen on while the page is visible, if the browser has wake locks.
 */
export function keepScreenAwake(): Undo {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const release = () => void lock?.release().catch(() => {})

  // The browser releases the lock whenever the page is hidden.
  const acquire = async () => {
    if (!isPageSeen()) return
    if (lock && !lock.released) return
    lock = await requestLock()
    if (isOver) release()
  }

  const unlisten = onVisibilityChange(() => void acquire())
  void acquire()
  return () => {
    isOver = true
    unlisten()
    release()
  }
}

async function requestLock(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return null
  }
}

export function useScreenWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) return keepScreenAwake()
  }, [isWanted])
}
