import styled from 'styled-components'

const Card = styled.section`
  min-width: 0;
  padding: ${({ theme }) => theme.space.lg};
  background: ${({ theme }) => theme.colour.surface};
  border: 1px solid ${({ theme }) => theme.colour.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  box-shadow: ${({ theme }) => theme.shadow};
`

export default Card
