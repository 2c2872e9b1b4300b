import { type RefObject, useCallback, useSyncExternalStore } from 'react'

import { listen } from 'src/browser/listen'

const subscribe = (onChange: () => void) =>
  listen(document, 'fullscreenchange', onChange)
const isSupported = () => Boolean(document.fullscreenEnabled)

/** @returns whether an element fills the screen, and what toggles it; null where it cannot */
export function useFullscreen(
  element: RefObject<HTMLElement>
): { isFullscreen: boolean; toggle: () => void } | null {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false
  )
  const canFill = useSyncExternalStore(subscribe, isSupported, () => false)
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen()
    // Refused by the browser: the picture stays as it is.
    change?.catch(() => {})
  }, [element])

  return canFill ? { isFullscreen, toggle } : null
}
