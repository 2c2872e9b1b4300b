import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useIsSilent } from 'src/hooks/useIsSilent'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { hasMicrophones } from 'src/lib/voice/BrowserMicrophone'

import TalkButton from './TalkButton'

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
