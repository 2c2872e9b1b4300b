import type { ReactNode } from 'react'

import { ThemeProvider } from 'styled-components'

import { FatalErrorBoundary } from '@redwoodjs/web'

import { AuthProvider } from 'src/auth'
import LanguageProvider from 'src/components/LanguageProvider'
import PrerenderedStyles from 'src/components/PrerenderedStyles'
import FatalErrorPage from 'src/pages/FatalErrorPage'
import { GlobalStyle } from 'src/styles/GlobalStyle'
import { theme } from 'src/styles/theme'

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
