import { createRoot } from 'react-dom/client'
import { ThemeProvider } from 'styled-components'

import { Route, Router } from '@redwoodjs/router'

import { GlobalStyle } from 'src/styles/GlobalStyle'
import { theme } from 'src/styles/theme'

import Showroom from './Showroom'

const place = document.getElementById('design')

// Every path shows the same page. The one route exists so that links have a
// target.
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Router>
        <Route path="/" page={Showroom} name="home" />
        <Route notfound page={Showroom} />
      </Router>
    </ThemeProvider>
  )
}
