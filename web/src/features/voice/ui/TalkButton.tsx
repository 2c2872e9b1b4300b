import Button from 'src/components/Button'
import type { ButtonLook } from 'src/components/buttonStyles'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useGuidance } from 'src/features/messages/useGuidance'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useIsSilent, useVoice } from './useVoice'

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

/** Before anybody speaks; from then on the button stands beside what is said of the voices. */
export function TalkOffer() {
  const { talkHint } = useTalkingTexts()
  const isSilent = useIsSilent()
  if (!hasMicrophones() || !isSilent) return null

  return (
    <Stack gap="xs">
      <TalkButton size="lg" fullWidth />
      <Text size="sm" tone="muted" align="center">
        {talkHint}
      </Text>
    </Stack>
  )
}

export default TalkButton
