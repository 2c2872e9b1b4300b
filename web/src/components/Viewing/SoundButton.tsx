import Button from 'src/components/ui/Button'
import type { ScreenSound } from 'src/hooks/useScreenSound'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

/** Only while there is something to hear; how loud is for the computer to say. */
function SoundButton({ isThere, isOn, toggle }: ScreenSound) {
  const viewing = useViewingTexts()
  if (!isThere) return null

  return (
    <Button
      variant="secondary"
      icon={isOn ? 'soundOff' : 'sound'}
      onClick={toggle}
    >
      {isOn ? viewing.soundOff : viewing.soundOn}
    </Button>
  )
}

export default SoundButton
