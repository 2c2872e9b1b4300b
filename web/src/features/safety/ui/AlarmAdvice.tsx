import { useContext, useEffect, useRef } from 'react'

import styled from 'styled-components'

import { useTextScale } from 'src/browser/useTextScale'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import Text from 'src/components/Text'
import {
  isSharer,
  SessionToolsContext,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useVoice } from 'src/features/voice'
import { quieten } from 'src/i18n/speech'
import { useSafetyTexts } from 'src/i18n/useSafetyTexts'
import { useTexts } from 'src/i18n/useTexts'

import ReportNumbers from './ReportNumbers'

const Large = styled.div`
  font-weight: 600;

  > ol {
    grid-gap: ${({ theme }) => theme.space.md};
    font-size: ${({ theme }) => theme.headingSize.sm};
    line-height: 1.3;
  }
`

function MicrophoneNote() {
  const { microphone } = useSafetyTexts()
  const [{ isEndedByAlarm }] = useVoice()
  return isEndedByAlarm ? <Text align="center">{microphone}</Text> : null
}

interface AlarmAdviceProps {
  /** the document to which the chosen text size is applied */
  within?: Document
}

/** Tells the sharer during an alarm what to do, and whom to call. */
function AlarmAdvice({ within = document }: AlarmAdviceProps) {
  const session = usePeerSessionInstance()
  const texts = useSafetyTexts()
  const { sharing } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useTextScale(within)
  const hasVoice = useContext(SessionToolsContext) !== null
  const isOver = usePeerSession((s) => isSharer(s) && s.capture === 'off')
  const wasHidden = usePeerSession(
    (s) => isSharer(s) && s.alarm === 'was-hidden'
  )
  const back = wasHidden ? texts.fineHidden : texts.fine

  useEffect(() => {
    heading.current?.focus()
    // Stops reading the helper's messages aloud: during an alarm they do not
    // matter.
    quieten()
  }, [])

  return (
    <Stack gap="md">
      <Stack gap="sm">
        <Heading ref={heading} tabIndex={-1}>
          {isOver ? texts.over : sharing.hidden}
        </Heading>
        {!isOver && <Text size="lg">{texts.nothing}</Text>}
      </Stack>
      <Large>
        <Steps steps={texts.steps} />
      </Large>
      <ReportNumbers />
      <Text size="lg">{texts.paid}</Text>
      {hasVoice && !isOver && <MicrophoneNote />}
      <Button
        size="lg"
        variant="secondary"
        onClick={session.endAlarm}
        fullWidth
      >
        {isOver ? texts.done : back}
      </Button>
    </Stack>
  )
}

export default AlarmAdvice
