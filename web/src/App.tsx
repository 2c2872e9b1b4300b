import type { ReactNode } from 'react'

import { ThemeProvider } from 'styled-components'

import { FatalErrorBoundary, RedwoodProvider } from '@redwoodjs/web'

import FatalErrorPage from 'src/pages/FatalErrorPage'
import { GlobalStyle } from 'src/styles/GlobalStyle'
import { theme } from 'src/styles/theme'

const App = ({ children }: { children?: ReactNode }) => (
  <FatalErrorBoundary page={FatalErrorPage}>
    <RedwoodProvider titleTemplate="%PageTitle | %AppTitle">
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </RedwoodProvider>
  </FatalErrorBoundary>
)

export default App
