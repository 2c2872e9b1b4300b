import styled from 'styled-components'

/** Buttons of one width, two in a row as long as they fit; none has to wrap its words. */
const ButtonGrid = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
`

export default ButtonGrid
