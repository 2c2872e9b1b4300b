import { useEffect } from 'react'

import styled, { css } from 'styled-components'

import { useTool } from 'src/features/session'
import { Tool } from 'src/features/stage'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import { useVoice } from './useVoice'
import VoiceNews from './VoiceNews'

const shown = css`
  flex: none;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/**
 * This element is always rendered: some screen readers skip the first
 * announcement of a live region that is added together with its text.
 */
const Line = styled.div<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => ($isQuiet ? visuallyHidden : shown)}
`

export interface HelperVoiceProps {
  /** whether the video element plays sound that contains the sharer's voice */
  isSoundOn: boolean
}

function HelperVoice({ isSoundOn }: HelperVoiceProps) {
  const talking = useTalkingTexts()
  const [{ own, trouble }, voice] = useVoice()
  const otherVoice = useTool('voice', ({ other }) => other)
  const others = { off: null, on: talking.otherOn, muted: talking.otherMuted }
  useEffect(() => voice.leaveHearing(isSoundOn), [voice, isSoundOn])

  const isQuiet = own === 'off' && !trouble && otherVoice === 'off'
  return (
    <Line $isQuiet={isQuiet}>
      <VoiceNews other={others[otherVoice]} />
    </Line>
  )
}

/** The browser asks for the microphone only after a click on this button. */
export function TalkTool() {
  const talking = useTalkingTexts()
  const [{ own }, voice] = useVoice()
  const isOtherOn = useTool('voice', ({ other }) => other !== 'off')
  if (!hasMicrophones()) return null

  if (own !== 'off') {
    return (
      <Tool icon="close" shortcut="talk" onClick={voice.hangUp}>
        {talking.stopTalking}
      </Tool>
    )
  }
  return (
    <Tool
      icon="microphone"
      shortcut="talk"
      isWanted={isOtherOn}
      onClick={() => void voice.start()}
    >
      {isOtherOn ? talking.talkBack : talking.talkShort}
    </Tool>
  )
}

export default HelperVoice
