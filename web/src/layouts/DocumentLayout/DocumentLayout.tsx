import type { ReactNode } from 'react'

import styled from 'styled-components'

import { Link, routes } from '@redwoodjs/router'

import BrandLink from 'src/components/BrandLink'
import LanguagePicker from 'src/components/LanguagePicker'
import { useTexts } from 'src/i18n/useTexts'

type DocumentLayoutProps = {
  /** true for pages with pictures rather than text */
  wide?: boolean
  children: ReactNode
}

const Frame = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  max-width: ${({ theme, $wide }) =>
    $wide ? theme.column.page : theme.column.text};
  min-height: 100vh;
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space.md};
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${({ theme }) => theme.space.sm} 0;
`

const Main = styled.main`
  flex: 1;
  padding: ${({ theme }) => `${theme.space.md} 0 ${theme.space.xl}`};
`

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

const DocumentLayout = ({ wide = false, children }: DocumentLayoutProps) => (
  <Frame $wide={wide}>
    <Header>
      <BrandLink to={routes.home()} />
      <LanguagePicker />
    </Header>
    <Main>{children}</Main>
    <SiteFooter />
  </Frame>
)

export default DocumentLayout
