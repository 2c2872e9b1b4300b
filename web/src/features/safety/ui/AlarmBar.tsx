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

/** If only the icon fits, only screen readers read the label. */
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

/** One click hides the screen and ends the sharer's voice. */
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
 * Replaces the alarm button in the same position: another click there ends the
 * share instead of showing the screen again.
 */
function AlarmStop() {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()

  const stop = () => {
    session.stop()
    // The helper window closes, and the advice continues on the page.
    window.focus()
  }
  return (
    <BarButton variant="danger" icon="stop" onClick={stop}>
      {sharing.stop}
    </BarButton>
  )
}

/**
 * The alarm button, or the button that ends the share during an alarm. With a
 * saved helper, who is trusted, there is no alarm button.
 */
function AlarmBar() {
  const isRaised = usePeerSession(isAlarmRaised)
  const isKnown = useKnownHelper() !== null

  if (isRaised) return <AlarmStop />
  return isKnown ? null : <AlarmButton />
}

export default AlarmBar
