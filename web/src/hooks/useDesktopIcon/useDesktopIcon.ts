import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/context/SessionToolsContext'
import type { IconState } from 'src/lib/desktopIcon/DesktopIcon'

/** @returns whether the browser offers an icon, and what accepts it within a click */
export function useDesktopIcon(): [IconState, () => void] {
  const { icon } = useSessionTools()
  const { subscribe, getSnapshot } = icon
  return [
    useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    () => void icon.add(),
  ]
}
