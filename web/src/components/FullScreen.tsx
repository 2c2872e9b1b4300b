import type { ReactNode } from 'react'

import styled from 'styled-components'

import { media } from 'src/styles/media'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  border-block-start: 8px solid ${({ theme }) => theme.colour.band};

  /* Hidden during a share, when nobody looks for another language. */
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

// The container of specification §9. It is at least 80vh high, and higher if
// the text needs more, for example on a phone or at a zoom of 400 %.
const Main = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns:
    minmax(${({ theme }) => theme.space.md}, 1fr)
    minmax(0, ${({ theme }) => theme.container.maxWidth})
    minmax(${({ theme }) => theme.space.md}, 1fr);

  /*
   * Narrower margins where min() is supported, because large text needs the
   * width.
   */
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
    /*
     * The bar is always at the bottom, so it does not move when something
     * appears above it.
     */
    &:has(> [data-sharing]) {
      grid-template-rows:
        auto minmax(${({ theme }) => theme.container.height}, 1fr)
        0;
    }

    /*
     * Shows a second container next to the first, so that both are visible
     * without scrolling.
     */
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

/** The content is 500 px wide, unless it is in `Wide`. */
const FullScreen = ({ header, children }: FullScreenProps) => (
  <Frame>
    {header && <Header>{header}</Header>}
    <Main>{children}</Main>
  </Frame>
)

export default FullScreen
