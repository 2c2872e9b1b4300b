import type { ReactNode } from 'react'

import styled, { createGlobalStyle } from 'styled-components'

import BottomBar from './BottomBar'
import Stack from './Stack'

/**
 * A flex container, because in a grid a sticky element never leaves its row.
 */
const Page = styled.div`
  display: flex;
  flex-direction: column;

  /*
   * Aligned to the top, so that content that appears further down does not move
   * what is above it.
   */
  &&& {
    align-self: stretch;
    padding-block-end: 0;
  }
`

const Content = styled(Stack)`
  flex: 1;
  align-content: start;

  /* A video has no children either, so :empty would match it. */
  > :empty:not(video) {
    position: absolute;
  }
`

/**
 * Makes the browser scroll a focused element to above the bar, which would
 * cover it.
 */
const ScrollAboveBar = createGlobalStyle`
  html {
    scroll-padding-block-end: min(11rem, 45vh);
  }
`

interface PageWithBarProps {
  /** the buttons; without any, there is no bar */
  bar: ReactNode
  children: ReactNode
  'data-sharing'?: boolean
}

/**
 * The bar shows the most important buttons at any scroll position. It comes
 * last in the document, so that it covers no content at the end of the page.
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
