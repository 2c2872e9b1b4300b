import styled from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useGuidance } from 'src/hooks/useGuidance'
import { useHelperName } from 'src/hooks/useHelperName'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { useVoice } from 'src/hooks/useVoice'
import { hasMicrophones } from 'src/lib/voice/BrowserMicrophone'

import TalkButton from './TalkButton'
import VoiceNews from './VoiceNews'

const News = styled.div`
  padding: ${({ theme }) => theme.space.xs};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/** Talking over the same connection, for who is not on the phone anyway. */
function SharerVoice() {
  const talking = useTalkingTexts()
  const name = useHelperName()
  const [{ own, trouble }] = useVoice()
  const otherVoice = useGuidance((state) => state.otherVoice)
  const others = {
    off: null,
    on: name ? talking.nameOn(name) : talking.helperOn,
    muted: talking.otherMuted,
  }
  const isQuiet = own === 'off' && !trouble && otherVoice === 'off'
  if (!hasMicrophones() && isQuiet) return null

  return (
    <Stack gap="sm">
      {!isQuiet && (
        <News>
          <VoiceNews other={others[otherVoice]} />
        </News>
      )}
      <TalkButton size="lg" fullWidth />
      {isQuiet && (
        <Text size="sm" tone="muted" align="center">
          {talking.talkHint}
        </Text>
      )}
    </Stack>
  )
}

export default SharerVoice
