import styled from 'styled-components'

import { BarButton, lowest } from 'src/components/BottomBar'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { useSafetyTexts } from 'src/i18n/useSafetyTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

/** Its words are read out where there is room for its sign alone. */
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

/** One press hides the screen and ends the voice. */
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

export default AlarmButton
