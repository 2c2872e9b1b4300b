import type { Size } from './pictureView'

/** Encoders round to whole pixels; a larger difference means another screen. */
const tolerance = 0.01

/** @returns whether positions in one frame are valid in the other */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <=
  tolerance
