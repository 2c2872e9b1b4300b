import styled from 'styled-components'

/** What may be read or done, but need not: below the one thing that a screen offers. */
const QuietList = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: 1px solid ${({ theme }) => theme.colour.border};
  text-align: start;

  &:empty {
    display: none;
  }
`

export default QuietList
