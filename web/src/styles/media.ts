const breakpointsPx = { tablet: 640, desktop: 960, wide: 1400 }

/** Media queries, narrowest screen first. */
export const media = {
  from: (breakpoint: keyof typeof breakpointsPx) =>
    `@media (min-width: ${breakpointsPx[breakpoint]}px)`,
  below: (breakpoint: keyof typeof breakpointsPx) =>
    `@media (max-width: ${breakpointsPx[breakpoint] - 0.02}px)`,
  /** a phone that lies on its side: height is what it lacks */
  rail: `@media (orientation: landscape) and (max-height: 500px) and (max-width: ${breakpointsPx.desktop - 0.02}px)`,
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
}
