import type { ScreenSound } from 'src/hooks/useScreenSound'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import Tool from './Tool'

/** Only while there is something to hear; how loud is for the computer to say. */
function SoundButton({ isThere, isOn, toggle }: ScreenSound) {
  const viewing = useViewingTexts()
  if (!isThere) return null

  return (
    <Tool
      shortcut="sound"
      data-minor
      icon={isOn ? 'soundOff' : 'sound'}
      onClick={toggle}
    >
      {isOn ? viewing.soundOff : viewing.soundOn}
    </Tool>
  )
}

export default SoundButton
