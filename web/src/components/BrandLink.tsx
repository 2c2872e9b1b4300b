import styled, { css } from 'styled-components'

import { Link } from '@redwoodjs/router'

import { config } from 'src/browser/config'
import { useTexts } from 'src/i18n/useTexts'

import Face from './Face'

const look = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.fontSize.lg};
  font-weight: 700;
  text-decoration: none;

  > svg {
    margin-inline-end: 0.5em;
  }
`

const Brand = styled.span`
  ${look}
`

const StyledLink = styled(Link)`
  ${look}

  &:hover {
    text-decoration: underline;
  }
`

const Mark = styled(Face).attrs({ mood: 'watching' as const })`
  width: 2.4em;
`

/** @param to null for no link */
function BrandLink({ to }: { to: string | null }) {
  const { common } = useTexts()
  const brand = (
    <>
      <Mark />
      {config.appName}
    </>
  )

  if (to === null) return <Brand>{brand}</Brand>
  return (
    <StyledLink to={to} aria-label={common.homeLink(config.appName)}>
      {brand}
    </StyledLink>
  )
}

export default BrandLink
