import type { Point } from 'src/domain/picture/pictureView'

/** What a person can do with the picture; points are in CSS pixels of the stage. */
export interface PictureMoves {
  /** @param about the point that stays where it is; the middle when left out */
  zoomBy(factor: number, about?: Point): void
  panBy(delta: Point): void
  /** @param shares of the stage, so that one step is the same on every screen */
  lookBy(shares: Point): void
  fit(): void
  actualSize(about?: Point): void
}

/** One press of a button or a key. */
export const zoomStep = 1.25
/** Pan by keys and buttons goes by this share of the stage. */
export const lookStep = 0.2
