import styled from 'styled-components'

/** Shows two buttons in a row as long as no label wraps. */
const ButtonGrid = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
`

export default ButtonGrid
