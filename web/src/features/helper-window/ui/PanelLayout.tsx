import type { ReactNode } from 'react'

import styled from 'styled-components'

import BottomBar from 'src/components/BottomBar'
import { AlarmBar } from 'src/features/safety'
import {
  isAlarmRaised,
  StopAndHide,
  usePeerSession,
} from 'src/features/session'

const Main = styled.main`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100vh;
`

const Scrolled = styled.div`
  overflow-y: auto;
  padding: min(${({ theme }) => theme.space.md}, 4vw);
`

const Column = styled.div`
  max-width: 40rem;
  margin: 0 auto;
`

interface PanelLayoutProps {
  /** always visible below the scrolling content, even in a small window */
  footer: ReactNode
  children: ReactNode
}

/** Content that does not fit scrolls above the footer. */
const PanelLayout = ({ footer, children }: PanelLayoutProps) => (
  <Main>
    <Scrolled>
      <Column>{children}</Column>
    </Scrolled>
    {footer}
  </Main>
)

const Footer = styled(BottomBar)`
  padding: min(${({ theme }) => theme.space.sm}, 2vh, 2vw);
  border-top: 1px solid ${({ theme }) => theme.colour.border};
  background: ${({ theme }) => theme.colour.surface};
`

/**
 * The buttons to stop sharing, to hide the screen and to raise an alarm. They
 * stay visible in the helper window.
 */
export function PanelFooter() {
  const isAlarm = usePeerSession(isAlarmRaised)

  return (
    <Footer>
      {!isAlarm && <StopAndHide />}
      <AlarmBar />
    </Footer>
  )
}

export default PanelLayout
