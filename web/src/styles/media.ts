// In em, so that a window with larger text gets the layout of a smaller window.
const breakpointsEm = { tablet: 40, desktop: 60, wide: 87.5 }
const justBelowEm = 0.01

export const media = {
  from: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (min-width: ${breakpointsEm[breakpoint]}em)`,
  below: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (max-width: ${breakpointsEm[breakpoint] - justBelowEm}em)`,
  /** a phone in landscape orientation */
  rail: `@media (orientation: landscape) and (max-height: 31em) and (max-width: ${breakpointsEm.desktop - justBelowEm}em)`,
  /** 320 px wide, or a text size of 400 %; long words must break here */
  leastRoom: '@media (max-width: 20em)',
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
}
