import type { ReactNode } from 'react'

import styled from 'styled-components'

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
  /** in sight at every size, whatever stands above it */
  footer: ReactNode
  children: ReactNode
}

/** What does not fit is scrolled above the footer. */
const PanelLayout = ({ footer, children }: PanelLayoutProps) => (
  <Main>
    <Scrolled>
      <Column>{children}</Column>
    </Scrolled>
    {footer}
  </Main>
)

export default PanelLayout
