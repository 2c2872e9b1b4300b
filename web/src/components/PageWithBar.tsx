import type { ReactNode } from 'react'

import styled, { createGlobalStyle } from 'styled-components'

import BottomBar from './BottomBar'
import Stack from './Stack'

/** Not a grid, where a sticky element never leaves its own row. */
const Page = styled.div`
  display: flex;
  flex-direction: column;

  /* Content that appears further down does not move what is above it. */
  &&& {
    align-self: stretch;
    padding-block-end: 0;
  }
`

/** A live region that is still empty takes no space and no gap. */
const Content = styled(Stack)`
  flex: 1;
  align-content: start;

  /* A video has no children, so it matches :empty, too. */
  > :empty:not(video) {
    position: absolute;
  }
`

/** An element that gets the focus, or is scrolled to, stops above the bar. */
const ScrollAboveBar = createGlobalStyle`
  html {
    scroll-padding-block-end: min(11rem, 45vh);
  }
`

interface PageWithBarProps {
  /** the buttons; nothing where there is no bar */
  bar: ReactNode
  children: ReactNode
  /** set while somebody shares */
  'data-sharing'?: boolean
}

/**
 * A page whose most important buttons stay visible at any scroll position. They
 * come last in the document, so that nothing is hidden below them.
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
