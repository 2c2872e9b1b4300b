import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import TalkButton from './TalkButton'
import { useIsSilent } from './useIsSilent'

/** Before anybody speaks; from then on the button stands beside what is said of the voices. */
function TalkOffer() {
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

export default TalkOffer
