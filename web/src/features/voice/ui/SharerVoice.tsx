import styled, { css } from 'styled-components'

import { useHelperName } from 'src/features/links/ui/useHelperName'
import { useGuidance } from 'src/features/messages/useGuidance'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import TalkButton from './TalkButton'
import { useIsSilent } from './useVoice'
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
  const isSilent = useIsSilent()
  const otherVoice = useGuidance((state) => state.otherVoice)
  const others = {
    off: null,
    on: name ? talking.nameOn(name) : talking.helperOn,
    muted: talking.otherMuted,
  }

  return (
    <>
      <News $isQuiet={isSilent}>
        <VoiceNews other={others[otherVoice]} />
      </News>
      {!isSilent && <TalkButton size="lg" fullWidth />}
    </>
  )
}

export default SharerVoice
