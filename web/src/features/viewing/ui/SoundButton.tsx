import Tool from 'src/features/stage/ui/Tool'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import type { ScreenSound } from './useScreenSound'

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
