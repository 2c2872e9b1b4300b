import Text from 'src/components/ui/Text'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

/** Whether the helper can hear, said only where a sound was shared. */
function SoundNote({ view }: { view: 'sharing' | 'hidden' }) {
  const hasSound = usePeerSession((state) => state.hasSound)
  const { sharing } = useTexts()
  if (!hasSound) return null

  return (
    <Text size="lg">
      {view === 'hidden' ? sharing.hiddenSoundText : sharing.soundText}
    </Text>
  )
}

export default SoundNote
