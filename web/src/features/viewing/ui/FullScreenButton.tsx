import { type RefObject, useCallback, useSyncExternalStore } from 'react'

import { listen } from 'src/browser/listen'
import { Tool } from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const subscribe = (onChange: () => void) =>
  listen(document, 'fullscreenchange', onChange)
const isSupported = () => Boolean(document.fullscreenEnabled)

/** @returns null if the browser does not support full screen */
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
    // If the browser refuses, nothing changes.
    change?.catch(() => {})
  }, [element])

  return canFill ? { isFullscreen, toggle } : null
}

function FullScreenButton({ room }: { room: RefObject<HTMLElement> }) {
  const viewing = useViewingTexts()
  const fullscreen = useFullscreen(room)
  if (!fullscreen) return null
  const { isFullscreen, toggle } = fullscreen

  return (
    <Tool
      shortcut="fullScreen"
      icon={isFullscreen ? 'shrink' : 'expand'}
      onClick={toggle}
    >
      {isFullscreen ? viewing.leaveFullScreen : viewing.fullScreen}
    </Tool>
  )
}

export default FullScreenButton
