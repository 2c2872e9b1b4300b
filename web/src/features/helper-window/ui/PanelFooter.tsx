import styled from 'styled-components'

import BottomBar from 'src/components/BottomBar'
import AlarmBar from 'src/features/safety/ui/AlarmBar'
import { isAlarmRaised } from 'src/features/session/model/selectors'
import StopAndHide from 'src/features/session/ui/StopAndHide'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

const Footer = styled(BottomBar)`
  padding: min(${({ theme }) => theme.space.sm}, 2vh, 2vw);
  border-top: 1px solid ${({ theme }) => theme.colour.border};
  background: ${({ theme }) => theme.colour.surface};
`

/** What the sharer can do at any time, without looking for the page. */
function PanelFooter() {
  const isAlarm = usePeerSession(isAlarmRaised)

  return (
    <Footer>
      {!isAlarm && <StopAndHide />}
      <AlarmBar />
    </Footer>
  )
}

export default PanelFooter
