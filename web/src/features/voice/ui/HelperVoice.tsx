import { useEffect } from 'react'

import styled, { css } from 'styled-components'

import { useGuidance } from 'src/features/messages/useGuidance'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import { useVoice } from './useVoice'
import VoiceNews from './VoiceNews'

const shown = css`
  flex: none;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/** There before its words: else not every screen reader reads the first of them. */
const Line = styled.div<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => ($isQuiet ? visuallyHidden : shown)}
`

export interface HelperVoiceProps {
  /** the picture itself plays the sound that the voice comes with */
  isSoundOn: boolean
}

/** A line above the tools, as long as there is something to say of voices. */
function HelperVoice({ isSoundOn }: HelperVoiceProps) {
  const talking = useTalkingTexts()
  const [{ own, trouble }, voice] = useVoice()
  const otherVoice = useGuidance((state) => state.otherVoice)
  const others = { off: null, on: talking.otherOn, muted: talking.otherMuted }
  useEffect(() => voice.leaveHearing(isSoundOn), [voice, isSoundOn])

  const isQuiet = own === 'off' && !trouble && otherVoice === 'off'
  return (
    <Line $isQuiet={isQuiet}>
      <VoiceNews other={others[otherVoice]} />
    </Line>
  )
}

export default HelperVoice
