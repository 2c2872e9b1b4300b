import styled from 'styled-components'

import { media } from 'src/styles/media'

import Button from './Button'

/** The media query of a low helper window, whose height may be only 52 px. */
export const lowest = '@media (max-height: 240px)'

/** Two buttons fit side by side in the smallest window at every text size. */
export const BarButton = styled(Button)`
  flex-direction: column;
  width: 100%;
  min-height: max(
    44px,
    min(${({ theme }) => theme.button.xl.height}, 12vh, 20vw)
  );
  padding: 0.25em min(${({ theme }) => theme.space.sm}, 1.5vw);
  font-size: min(${({ theme }) => theme.fontSize.xl}, 6.5vw);

  > svg {
    margin: 0;
  }
  ${media.from('tablet')} {
    flex-direction: row;

    > svg {
      margin-inline-end: 0.5em;
    }
  }
  ${lowest} {
    font-size: min(${({ theme }) => theme.fontSize.md}, 5vw);

    > svg {
      display: none;
    }
  }
`

/** Shows two buttons side by side and one below, or one row in a low window. */
const BottomBar = styled.footer`
  display: grid;
  position: sticky;
  z-index: 2;
  bottom: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-gap: ${({ theme }) => theme.space.sm};
  grid-gap: min(${({ theme }) => theme.space.sm}, 2vw);
  padding: min(${({ theme }) => theme.space.sm}, 2vh, 2vw) 0;
  background: ${({ theme }) => theme.colour.background};

  > :nth-child(3),
  > :only-child {
    grid-column: 1 / -1;
  }
  ${lowest} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`

export default BottomBar
