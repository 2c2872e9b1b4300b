import { useEffect } from 'react'

import styled from 'styled-components'

import { useGuidance } from 'src/hooks/useGuidance'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { useVoice } from 'src/hooks/useVoice'

import VoiceNews from './VoiceNews'

const Line = styled.div`
  flex: none;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
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

  if (own === 'off' && !trouble && otherVoice === 'off') return null
  return (
    <Line>
      <VoiceNews other={others[otherVoice]} />
    </Line>
  )
}

export default HelperVoice
