import Button from 'src/components/ui/Button'
import type { ButtonLook } from 'src/components/ui/Button/buttonStyles'
import { useGuidance } from 'src/hooks/useGuidance'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { useVoice } from 'src/hooks/useVoice'
import { hasMicrophones } from 'src/lib/voice/BrowserMicrophone'

/** One button; nothing is asked for until somebody presses it. */
function TalkButton(look: ButtonLook) {
  const talking = useTalkingTexts()
  const [{ own }, voice] = useVoice()
  const isOtherOn = useGuidance((state) => state.otherVoice !== 'off')
  if (!hasMicrophones()) return null

  const isOff = own === 'off'
  const start = isOtherOn ? talking.talkBack : talking.talk
  return (
    <Button
      {...look}
      variant="secondary"
      icon={isOff ? 'microphone' : 'close'}
      onClick={isOff ? () => void voice.start() : voice.hangUp}
    >
      {isOff ? start : talking.stopTalking}
    </Button>
  )
}

export default TalkButton
