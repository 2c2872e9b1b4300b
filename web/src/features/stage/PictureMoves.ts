import type { Point } from './model/pictureView'

/** The actions on the picture; points are in CSS pixels of the stage. */
export interface PictureMoves {
  /** @param about the fixed point; the centre if omitted */
  zoomBy(factor: number, about?: Point): void
  panBy(delta: Point): void
  /**
   * @param shares fractions of the stage, so that one step is the same on every
   * screen
   */
  lookBy(shares: Point): void
  fit(): void
  actualSize(about?: Point): void
}

/** One press of a button or a key. */
export const zoomStep = 1.25
/** Keys and buttons pan by this fraction of the stage. */
export const lookStep = 0.2
