import type { Point, Size } from './model/pictureView'

/** Hardly any window is as orange. */
export const markColour = '#ff7a00'

const dark = '#1a1410'
const white = '#ffffff'

export const numeralColour = dark

/**
 * Surrounds a line with white and then dark: one of the three contrasts with
 * any picture.
 *
 * @returns layers from bottom to top: a colour, and how much wider than the
 *   line, in CSS pixels
 */
export const outlined = (colour: string) =>
  [
    [dark, 7],
    [white, 4],
    [colour, 0],
  ] as const

/** In CSS pixels. */
export const markWidth = 5

/** SVG path in CSS pixels: a ring around the origin, an arrow to it. */
export const arrowShape =
  'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M52 52L17 17M17 36V17H36'

const arrowReachPx = 60

/**
 * @param stage in CSS pixels like the point
 * @returns −1 for each axis on which the arrow must come from the other side
 */
export const arrowTurn = ({ x, y }: Point, stage: Size): Point => ({
  x: x > stage.width - arrowReachPx ? -1 : 1,
  y: y > stage.height - arrowReachPx ? -1 : 1,
})

/** From bottom to top: radius in CSS pixels, and colour. */
export const discShape = [
  [20, dark],
  [18.5, white],
  [16, markColour],
] as const

/** In CSS pixels. */
export const numeralSize = 20
