import type { Point, Size } from './model/pictureView'

/** An orange that hardly any window contains, so annotations stand out. */
export const markColour = '#ff7a00'

const dark = '#1a1410'
const white = '#ffffff'

export const numeralColour = dark

/**
 * Surrounds a line with white and then dark, so that at least one of the three
 * colours contrasts with the screen below.
 *
 * @returns layers from bottom to top: colour, and additional width in CSS
 * pixels
 */
export const outlined = (colour: string) =>
  [
    [dark, 7],
    [white, 4],
    [colour, 0],
  ] as const

/** Line width of annotations in CSS pixels. */
export const markWidth = 5

/**
 * SVG path in CSS pixels: a circle around the origin, and an arrow that points
 * to the origin from the lower right.
 */
export const arrowShape =
  'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M52 52L17 17M17 36V17H36'

const arrowReachPx = 60

/**
 * Mirrors the arrow near the right and the lower edge, where it would not fit.
 *
 * @param stage size of the element that shows the screen; the point and the
 * size are in CSS pixels
 * @returns the factor for each axis: −1 mirrors, 1 does not
 */
export const arrowTurn = ({ x, y }: Point, stage: Size): Point => ({
  x: x > stage.width - arrowReachPx ? -1 : 1,
  y: y > stage.height - arrowReachPx ? -1 : 1,
})

/** The disc of a number, from bottom to top: radius in CSS pixels, colour. */
export const discShape = [
  [20, dark],
  [18.5, white],
  [16, markColour],
] as const

/** Font size of the number on a disc, in CSS pixels. */
export const numeralSize = 20
