import { colours } from './colours'
import { bodyFont } from './fonts'

const rem = (px: number) => `${px / 16}rem`

/**
 * The sizes of specification §9, in pixels at the browser’s default text size.
 */
export const fontSizesPx = { xs: 14, sm: 16, md: 18, lg: 20, xl: 22 }

export const theme = {
  colour: colours,
  font: {
    body: bodyFont,
    mono: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
  },
  fontSize: {
    xs: rem(fontSizesPx.xs),
    sm: rem(fontSizesPx.sm),
    md: rem(fontSizesPx.md),
    lg: rem(fontSizesPx.lg),
    xl: rem(fontSizesPx.xl),
  },
  headingSize: { sm: rem(22), md: rem(26), lg: rem(34), xl: rem(46) },
  space: {
    none: '0px',
    xs: rem(4),
    sm: rem(8),
    md: rem(16),
    lg: rem(24),
    xl: rem(40),
    xxl: rem(64),
  },
  radius: {
    sm: rem(8),
    md: rem(12),
    lg: rem(20),
    button: rem(16),
    round: '999px',
  },
  shadow: '0 1px 2px rgba(60, 30, 0, 0.08), 0 8px 24px rgba(60, 30, 0, 0.06)',
  button: {
    xs: { fontSize: rem(fontSizesPx.xs), height: rem(32), padding: rem(12) },
    sm: { fontSize: rem(fontSizesPx.sm), height: rem(40), padding: rem(14) },
    md: { fontSize: rem(fontSizesPx.md), height: rem(48), padding: rem(18) },
    lg: { fontSize: rem(fontSizesPx.lg), height: rem(56), padding: rem(24) },
    xl: { fontSize: rem(fontSizesPx.xl), height: rem(68), padding: rem(32) },
  },
  /** minimum size for fingers and shaky hands (WCAG 2.2, 2.5.5) */
  target: rem(44),
  container: { maxWidth: rem(500), height: '80vh' },
  column: { text: rem(700), page: rem(920) },
}

export type Theme = typeof theme
export type SpaceName = keyof Theme['space']
export type FontSizeName = keyof Theme['fontSize']
export type HeadingSizeName = keyof Theme['headingSize']
