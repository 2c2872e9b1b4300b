import type { ReactElement } from 'react'

import { ThemeProvider } from 'styled-components'

import { render } from '@redwoodjs/testing/web'

import { theme } from 'src/styles/theme'

const inTheme = (element: ReactElement) => (
  <ThemeProvider theme={theme}>{element}</ThemeProvider>
)

/** The returned `rerender` also renders within the theme. */
export function renderThemed(element: ReactElement) {
  const { rerender, ...result } = render(inTheme(element))

  return {
    ...result,
    rerender: (next: ReactElement) => rerender(inTheme(next)),
  }
}
