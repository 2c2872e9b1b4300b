import styled from 'styled-components'

import AlarmBar from 'src/components/Alarm/AlarmBar'
import StopAndHide from 'src/components/Sharing/StopAndHide'
import BottomBar from 'src/components/ui/PageWithBar/BottomBar'
import { isAlarmRaised } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'

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
