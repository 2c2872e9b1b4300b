import latinExt from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { css } from 'styled-components'

const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExtRange =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0'

const face = (file: string, range: string) => css`
  @font-face {
    font-family: 'Atkinson Hyperlegible Next';
    font-weight: 200 800;
    font-display: swap;
    src: url(${file}) format('woff2');
    unicode-range: ${range};
  }
`

/** Letters that the first font lacks come from a system font. */
export const bodyFont =
  '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif'

/**
 * Shows Arial until the font has loaded. Arial is adjusted to the width and
 * height of the font in each weight, so that lines break at the same words and
 * nothing moves.
 *
 * @param adjust width of texts relative to Arial, in percent: the median of 372
 *   headings, measured in a browser
 */
const fallbackFace = (weight: number, locals: string[], adjust: number) => css`
  @font-face {
    font-family: 'Atkinson Fallback';
    font-weight: ${weight};
    src: ${locals.map((name) => `local('${name}')`).join(',')};
    size-adjust: ${adjust}%;
    ascent-override: ${share(98, adjust)}%;
    descent-override: ${share(32, adjust)}%;
    line-gap-override: 0%;
    unicode-range: ${latinRange}, ${latinExtRange};
  }
`

const share = (part: number, whole: number) => ((part / whole) * 100).toFixed(1)

const bold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold']

export const fontFaces = css`
  ${face(latin, latinRange)}
  ${face(latinExt, latinExtRange)}
  ${fallbackFace(400, ['Arial', 'Liberation Sans', 'Arimo'], 98.9)}
  ${fallbackFace(600, bold, 96.5)}
  ${fallbackFace(700, bold, 98.5)}
`
