import { useSyncExternalStore } from 'react'

import type { IconState } from 'src/features/kept-helpers/DesktopIcon'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'

/** @returns whether the browser offers an icon, and what accepts it within a click */
export function useDesktopIcon(): [IconState, () => void] {
  const { icon } = useSessionTools()
  const { subscribe, getSnapshot } = icon
  return [
    useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    () => void icon.add(),
  ]
}
