import styled from 'styled-components'

import { Link } from '@redwoodjs/router'

import Mark from 'src/components/ui/BrandLink/Mark'
import { useTexts } from 'src/hooks/useTexts'
import { config } from 'src/lib/config'

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.fontSize.lg};
  font-weight: 700;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  > svg {
    margin-inline-end: 0.5em;
  }
`

function BrandLink({ to }: { to: string }) {
  const { common } = useTexts()

  return (
    <StyledLink to={to} aria-label={common.homeLink(config.appName)}>
      <Mark />
      {config.appName}
    </StyledLink>
  )
}

export default BrandLink
