import type { RefObject } from 'react'

import Tool from 'src/features/stage/ui/Tool'
import { useFullscreen } from 'src/features/stage/ui/useFullscreen'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

/** Only where the browser can fill the screen with the room. */
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
