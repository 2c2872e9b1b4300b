import type { ReactNode } from 'react'

import styled, { createGlobalStyle } from 'styled-components'

import BottomBar from './BottomBar'
import Stack from './Stack'

/** Not a grid: what is sticky never leaves its own row there. */
const Page = styled.div`
  display: flex;
  flex-direction: column;

  /* What stands where it was pressed is not moved by what comes below it. */
  &&& {
    align-self: stretch;
    padding-block-end: 0;
  }
`

/** A place for news that has none yet takes no room, nor a gap; a picture is none. */
const Content = styled(Stack)`
  flex: 1;
  align-content: start;

  > :empty:not(video) {
    position: absolute;
  }
`

/** What has the focus, or is shown, is above the bar. */
const ScrollAboveBar = createGlobalStyle`
  html {
    scroll-padding-block-end: min(11rem, 45vh);
  }
`

interface PageWithBarProps {
  /** what is pressed there; nothing where there is no bar */
  bar: ReactNode
  children: ReactNode
  /** somebody shares */
  'data-sharing'?: boolean
}

/**
 * A page whose most important buttons are in sight wherever it is scrolled to.
 * They stand at its end, so that nothing is left below them.
 */
const PageWithBar = ({ bar, children, ...rest }: PageWithBarProps) => (
  <Page {...rest}>
    <Content gap="lg">{children}</Content>
    {bar && (
      <>
        <ScrollAboveBar />
        <BottomBar>{bar}</BottomBar>
      </>
    )}
  </Page>
)

export default PageWithBar
