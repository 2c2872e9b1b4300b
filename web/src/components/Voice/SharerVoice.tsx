import styled, { css } from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useGuidance } from 'src/hooks/useGuidance'
import { useHelperName } from 'src/hooks/useHelperName'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { useVoice } from 'src/hooks/useVoice'
import { hasMicrophones } from 'src/lib/voice/BrowserMicrophone'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import TalkButton from './TalkButton'
import VoiceNews from './VoiceNews'

const shown = css`
  padding: ${({ theme }) => theme.space.xs};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/** There before its words: else not every screen reader reads the first of them. */
const News = styled.div<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => ($isQuiet ? visuallyHidden : shown)}
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
  const canTalk = hasMicrophones() || !isQuiet

  return (
    <Stack gap="sm">
      <News $isQuiet={isQuiet}>
        <VoiceNews other={others[otherVoice]} />
      </News>
      {canTalk && <TalkButton size="lg" fullWidth />}
      {canTalk && isQuiet && (
        <Text size="sm" tone="muted" align="center">
          {talking.talkHint}
        </Text>
      )}
    </Stack>
  )
}

export default SharerVoice
