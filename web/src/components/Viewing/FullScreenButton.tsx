import type { RefObject } from 'react'

import Button from 'src/components/ui/Button'
import { useFullscreen } from 'src/hooks/useFullscreen'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

/** Only where the browser can fill the screen with the room. */
function FullScreenButton({ room }: { room: RefObject<HTMLElement> }) {
  const viewing = useViewingTexts()
  const fullscreen = useFullscreen(room)
  if (!fullscreen) return null
  const { isFullscreen, toggle } = fullscreen

  return (
    <Button
      variant="secondary"
      icon={isFullscreen ? 'shrink' : 'expand'}
      onClick={toggle}
    >
      {isFullscreen ? viewing.leaveFullScreen : viewing.fullScreen}
    </Button>
  )
}

export default FullScreenButton
