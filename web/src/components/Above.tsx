import styled from 'styled-components'

const Above = styled.div<{ $minHeight: string }>`
  &&& {
    grid-column: 2 / -2;
    grid-row: 1;
    align-self: end;
    min-height: ${({ $minHeight }) => $minHeight};
    padding: 0;
  }
  &&&:empty {
    display: ${({ $minHeight }) => ($minHeight === '0' ? 'none' : 'block')};
  }
`

export default Above
