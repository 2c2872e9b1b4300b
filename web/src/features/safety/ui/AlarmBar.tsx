import styled from 'styled-components'

import { BarButton, lowest } from 'src/components/BottomBar'
import { useKnownHelper } from 'src/features/kept-helpers'
import {
  isAlarmRaised,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useSafetyTexts } from 'src/i18n/useSafetyTexts'
import { useTexts } from 'src/i18n/useTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

/** A narrow page shows only the icon; screen readers read the label. */
const Quiet = styled(BarButton)`
  flex-direction: row;
  min-height: 44px;
  border-color: ${({ theme }) => theme.colour.controlBorder};
  background: ${({ theme }) => theme.colour.surface};
  font-size: min(${({ theme }) => theme.fontSize.md}, 6.5vw);

  > svg {
    margin-inline-end: 0.5em;
  }
  ${lowest} {
    width: 44px;

    > svg {
      display: block;
      margin: 0;
    }
    > span {
      ${visuallyHidden}
    }
  }
`

/**
 * Lets a sharer who feels pressed raise an alarm: one click hides the screen
 * and ends the sharer's voice.
 */
function AlarmButton() {
  const session = usePeerSessionInstance()
  const { feelsWrong } = useSafetyTexts()

  return (
    <Quiet
      variant="secondary"
      icon="warning"
      title={feelsWrong}
      onClick={session.raiseAlarm}
    >
      {feelsWrong}
    </Quiet>
  )
}

/**
 * Takes the place of the alarm button during an alarm. So a second, hasty click
 * there ends sharing; it does not show the screen again.
 */
function AlarmStop() {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()

  const stop = () => {
    session.stop()
    // Sharing has ended, so the helper window closes; the page shows the
    // advice.
    window.focus()
  }
  return (
    <BarButton variant="danger" icon="stop" onClick={stop}>
      {sharing.stop}
    </BarButton>
  )
}

/**
 * Shows the alarm button; during an alarm, the button that ends sharing. There
 * is no alarm button for a helper whom the person has saved, and so trusts.
 */
function AlarmBar() {
  const isRaised = usePeerSession(isAlarmRaised)
  const isKnown = useKnownHelper() !== null

  if (isRaised) return <AlarmStop />
  return isKnown ? null : <AlarmButton />
}

export default AlarmBar
