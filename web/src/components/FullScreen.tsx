import type { ReactNode } from 'react'

import styled from 'styled-components'

import { media } from 'src/styles/media'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  border-block-start: 8px solid ${({ theme }) => theme.colour.band};

  /* Nobody looks for another language in the middle of a share. */
  @supports selector(:has(*)) {
    &:has([data-sharing]) [data-language] {
      display: none;
    }
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
`

// The middle is the container of specification §9. It grows beyond 80vh only
// where the text needs it, on a phone or at a zoom of 400 %, so that nothing is
// cut off.
const Main = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns:
    minmax(${({ theme }) => theme.space.md}, 1fr)
    minmax(0, ${({ theme }) => theme.container.maxWidth})
    minmax(${({ theme }) => theme.space.md}, 1fr);

  /* Large text needs the width that the margins would take. */
  grid-template-columns:
    minmax(min(${({ theme }) => theme.space.md}, 5vw), 1fr)
    minmax(0, ${({ theme }) => theme.container.maxWidth})
    minmax(min(${({ theme }) => theme.space.md}, 5vw), 1fr);
  grid-template-rows:
    1fr
    minmax(${({ theme }) => theme.container.height}, auto)
    1fr;

  && > * {
    grid-column: 2;
    grid-row: 2;
    align-self: center;
    padding: ${({ theme }) => theme.space.lg} 0;
  }
  && > [data-wide] {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: stretch;
    padding: 0;
  }

  @supports selector(:has(*)) {
    /* The bar stays at the bottom, so that nothing moves when something appears
       above it. */
    &:has(> [data-sharing]) {
      grid-template-rows:
        auto minmax(${({ theme }) => theme.container.height}, 1fr)
        0;
    }

    /* A second container next to the first, so that all of it is visible
       without scrolling. */
    ${media.from('desktop')} {
      &:has(> [data-columns]) {
        grid-template-columns:
          minmax(${({ theme }) => theme.space.md}, 1fr)
          repeat(2, minmax(0, ${({ theme }) => theme.container.maxWidth}))
          minmax(${({ theme }) => theme.space.md}, 1fr);
        grid-column-gap: ${({ theme }) => theme.space.lg};
      }
      && > [data-columns] {
        display: contents;
      }
      && > [data-columns] > * {
        grid-row: 2;
        grid-column: 2;
        align-self: start;
        padding: ${({ theme }) => theme.space.lg} 0;
      }
      && > [data-columns] > :last-child {
        grid-column: 3;
      }
    }
  }
`

type FullScreenProps = {
  header?: ReactNode
  children: ReactNode
}

/** Fills the screen; content sits in the middle, 500 px wide unless `Wide`. */
const FullScreen = ({ header, children }: FullScreenProps) => (
  <Frame>
    {header && <Header>{header}</Header>}
    <Main>{children}</Main>
  </Frame>
)

export default FullScreen
