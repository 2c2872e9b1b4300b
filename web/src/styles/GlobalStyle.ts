import { createGlobalStyle, css } from 'styled-components'

import { declarationsOf } from './colours'
import { fontFaces } from './fonts'
import { media } from './media'
import { palette, viewerPalette } from './palette'

/**
 * Browsers without :focus-visible ignore the second rule, so they show the
 * outline on every focused element.
 */
const focusRing = css`
  &:focus {
    outline: 3px solid ${({ theme }) => theme.colour.focus};
    outline-offset: 3px;
  }
  &:focus:not(:focus-visible) {
    outline: none;
  }
`

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root {
    color-scheme: light dark;
    ${declarationsOf(palette.light)}
  }
  [data-role='viewer'] { ${declarationsOf(viewerPalette.light)} }
  ${media.dark} {
    :root { ${declarationsOf(palette.dark)} }
    [data-role='viewer'] { ${declarationsOf(viewerPalette.dark)} }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    min-width: 280px;
    background: ${({ theme }) => theme.colour.background};
    color: ${({ theme }) => theme.colour.text};
    font-family: ${({ theme }) => theme.font.body};
    font-size: ${({ theme }) => theme.fontSize.md};
    line-height: 1.55;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, figure { margin: 0; }
  button, input, textarea { font: inherit; color: inherit; }
  img, svg, video { display: block; max-width: 100%; }

  a { color: ${({ theme }) => theme.colour.link}; text-underline-offset: 0.18em; }
  a:hover { text-decoration-thickness: 0.14em; }
  a, button, input, textarea, summary { ${focusRing} }
  h1:focus, body:focus, main:focus { outline: none; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
