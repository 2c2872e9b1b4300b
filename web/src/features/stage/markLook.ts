import type { Point, Size } from './model/pictureView'

/** Of everything that is pointed at, on both sides; hardly a window is as orange as this. */
export const markColour = '#ff7a00'

const dark = '#1a1410'
const white = '#ffffff'

/** Of the number on a disc. */
export const numeralColour = dark

/**
 * Dark about white about the colour itself: one of them is seen on any picture.
 *
 * @returns what lies undermost first: a colour, and how much wider than the line it is, in CSS pixels
 */
export const outlined = (colour: string) =>
  [
    [dark, 7],
    [white, 4],
    [colour, 0],
  ] as const

/** CSS pixels, of arrows and strokes. */
export const markWidth = 5

/** SVG path data in CSS pixels: a ring about the origin, and an arrow to it from below and right. */
export const arrowShape =
  'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M52 52L17 17M17 36V17H36'

const arrowReachPx = 60

/**
 * @param stage what an arrow has to stay within, in CSS pixels, as its point
 * @returns −1 along each axis where it has to come from the other side
 */
export const arrowTurn = ({ x, y }: Point, stage: Size): Point => ({
  x: x > stage.width - arrowReachPx ? -1 : 1,
  y: y > stage.height - arrowReachPx ? -1 : 1,
})

/** The circles of a numbered step, undermost first: radius in CSS pixels, and colour. */
export const discShape = [
  [20, dark],
  [18.5, white],
  [16, markColour],
] as const

/** CSS pixels. */
export const numeralSize = 20
