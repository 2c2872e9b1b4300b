import styled, { css } from 'styled-components'

import Button from 'src/components/Button'
import type { ButtonLook } from 'src/components/buttonStyles'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useHelperName } from 'src/features/links'
import { useTool } from 'src/features/session'
import { hasMicrophones } from 'src/features/voice/BrowserMicrophone'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import { useIsSilent, useVoice } from './useVoice'
import VoiceNews from './VoiceNews'

const shown = css`
  padding: ${({ theme }) => theme.space.xs};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/**
 * This element is always rendered: some screen readers skip the first
 * announcement of a live region that is added together with its text.
 */
const News = styled.div<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => ($isQuiet ? visuallyHidden : shown)}
`

/** The browser asks for the microphone only after a click on this button. */
function TalkButton(look: ButtonLook) {
  const talking = useTalkingTexts()
  const [{ own }, voice] = useVoice()
  const isOtherOn = useTool('voice', ({ other }) => other !== 'off')
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

function SharerVoice() {
  const talking = useTalkingTexts()
  const name = useHelperName()
  const isSilent = useIsSilent()
  const otherVoice = useTool('voice', ({ other }) => other)
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
