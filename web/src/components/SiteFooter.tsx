import styled from 'styled-components'

import { Link, routes } from '@redwoodjs/router'

import { useTexts } from 'src/i18n/useTexts'

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  padding: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.fontSize.sm};

  > a {
    padding: 0.7em 1em;
  }
`

function SiteFooter() {
  const { common } = useTexts()

  return (
    <footer>
      <Links aria-label={common.footerNavigation}>
        <Link to={routes.privacy()}>{common.privacyLink}</Link>
        <Link to={routes.terms()}>{common.termsLink}</Link>
      </Links>
    </footer>
  )
}

export default SiteFooter
