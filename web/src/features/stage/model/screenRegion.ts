import type { Point } from './pictureView'

/** A part of the screen that a person can easily describe on the phone. */
export type ScreenRegion =
  | 'upperLeft'
  | 'top'
  | 'upperRight'
  | 'left'
  | 'middle'
  | 'right'
  | 'lowerLeft'
  | 'bottom'
  | 'lowerRight'

const places: readonly ScreenRegion[][] = [
  ['upperLeft', 'top', 'upperRight'],
  ['left', 'middle', 'right'],
  ['lowerLeft', 'bottom', 'lowerRight'],
]

const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)))

/** @param point fractions (0 to 1) of the screen */
export const screenRegionOf = ({ x, y }: Point): ScreenRegion =>
  places[third(y)]?.[third(x)] ?? 'middle'
