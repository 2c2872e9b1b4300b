import Button from 'src/components/Button'
import type { ButtonLook } from 'src/components/buttonStyles'
import { useGuidance } from 'src/features/messages/useGuidance'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useVoice } from './useVoice'

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
