// In em of the browser's own text size, so that larger text gets the layout of
// a smaller window.
const breakpointsEm = { tablet: 40, desktop: 60, wide: 87.5 }
const justBelowEm = 0.01

/** Media queries, narrowest screen first. */
export const media = {
  from: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (min-width: ${breakpointsEm[breakpoint]}em)`,
  below: (breakpoint: keyof typeof breakpointsEm) =>
    `@media (max-width: ${breakpointsEm[breakpoint] - justBelowEm}em)`,
  /** a phone in landscape, which lacks height */
  rail: `@media (orientation: landscape) and (max-height: 31em) and (max-width: ${breakpointsEm.desktop - justBelowEm}em)`,
  /**
   * 320 px, or a laptop with text of 400 %, where long words must break to stay
   * readable
   */
  leastRoom: '@media (max-width: 20em)',
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
}
