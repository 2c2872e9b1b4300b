import type { Ink } from './paintArrow'

/** Dark orange on a white edge stands out on light and on dark screens, in every theme. */
export const markStyle = (scale: number): Ink => ({
  line: '#c8380a',
  edge: '#ffffff',
  scale,
})

/** What covers a part of the screen is left grey. */
export const coverColour = '#8d8580'
