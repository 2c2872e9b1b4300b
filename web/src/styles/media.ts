// In em of the browser's own text size: a browser with larger text gets the
// layout of a smaller window.
const breakpointsEm = { tablet: 40, desktop: 60, wide: 87.5 }
const justBelowEm = 0.01

/** Media queries, from the narrowest screen to the widest. */
export const media = {
  from: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (min-width: ${breakpointsEm[breakpoint]}em)`,
  below: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (max-width: ${breakpointsEm[breakpoint] - justBelowEm}em)`,
  /** a phone in landscape orientation, where height is scarce */
  rail: `@media (orientation: landscape) and (max-height: 31em) and (max-width: ${breakpointsEm.desktop - justBelowEm}em)`,
  /**
   * a width of 320 px, or a laptop with a text size of 400 %; long words must
   * break here to stay readable
   */
  leastRoom: '@media (max-width: 20em)',
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
}
