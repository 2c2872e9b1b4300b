import { useEffect } from 'react'

import { keepScreenAwake } from './wakeLock'

/** The screen does not go dark by itself while the condition holds. */
export function useScreenWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) return keepScreenAwake()
  }, [isWanted])
}
