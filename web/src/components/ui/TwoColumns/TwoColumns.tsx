import type { ReactNode } from 'react'

import styled from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Wide from 'src/components/ui/Wide'
import { media } from 'src/styles/media'

const Columns = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  grid-template-columns: minmax(0, ${({ theme }) => theme.container.maxWidth});
  align-content: center;
  justify-content: center;
  min-height: 100%;
  padding: ${({ theme }) => `${theme.space.lg} ${theme.space.md}`};

  ${media.from('desktop')} {
    grid-template-columns: repeat(
      2,
      minmax(0, ${({ theme }) => theme.container.maxWidth})
    );
    grid-column-gap: ${({ theme }) => theme.space.xl};
    align-items: start;
  }
`

interface TwoColumnsProps {
  children: ReactNode
  /** what stands beside it where there is room, and below it elsewhere */
  beside: ReactNode
}

/** Two containers of a full-screen page, so that all of it is above the fold. */
const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <Wide>
    <Columns>
      <Stack gap="md">{children}</Stack>
      <Stack gap="md">{beside}</Stack>
    </Columns>
  </Wide>
)

export default TwoColumns
