import type { Size } from 'src/domain/picture/pictureView'

/** Encoders round to whole pixels; more than that is another screen. */
const tolerance = 0.01

/** @returns whether a place in the one frame is the same place in the other */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <=
  tolerance
