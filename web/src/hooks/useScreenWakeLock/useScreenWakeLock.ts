import { useEffect } from 'react'

import { keepScreenAwake } from 'src/lib/browser/wakeLock'

/** The screen does not go dark by itself while the condition holds. */
export function useScreenWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) return keepScreenAwake()
  }, [isWanted])
}
