import styled from 'styled-components'

import { media } from 'src/styles/media'

/**
 * Tools that stay side by side as long as there is room. Narrow screens do
 * without icons, and phones without groups: the picture needs the rows.
 */
export const ToolGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  padding: 0 ${({ theme }) => theme.space.xs};

  > a,
  > button {
    margin: ${({ theme }) => theme.space.xs};
    padding-inline: 12px;
    font-size: ${({ theme }) => theme.fontSize.sm};
  }
  ${media.below('wide')} {
    > a > svg,
    > button > svg {
      display: none;
    }
  }
  ${media.below('desktop')} {
    display: contents;

    > a,
    > button {
      margin: 3px;
      padding-inline: 10px;
    }
  }
`
