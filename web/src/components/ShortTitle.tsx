import styled from 'styled-components'

const ShortTitle = styled.p`
  padding: 0.15em 0.9em;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.colour.sunken};
  color: ${({ theme }) => theme.colour.link};
  font-weight: 700;
`

export default ShortTitle
