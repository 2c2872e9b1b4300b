import type { ReactNode } from 'react'

import { ThemeProvider } from 'styled-components'

import { FatalErrorBoundary } from '@redwoodjs/web'

import { AuthProvider } from './auth'
import PrerenderedStyles from './components/PrerenderedStyles'
import LanguageProvider from './i18n/LanguageProvider'
import FatalErrorPage from './pages/FatalErrorPage'
import { GlobalStyle } from './styles/GlobalStyle'
import { theme } from './styles/theme'

const App = ({ children }: { children?: ReactNode }) => (
  <FatalErrorBoundary page={FatalErrorPage}>
    <PrerenderedStyles>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <AuthProvider>
          <LanguageProvider>{children}</LanguageProvider>
        </AuthProvider>
      </ThemeProvider>
    </PrerenderedStyles>
  </FatalErrorBoundary>
)

export default App
