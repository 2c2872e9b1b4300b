import type { Point } from 'src/domain/picture/pictureView'

const rows = ['top', 'middle', 'bottom'] as const
const columns = ['left', 'center', 'right'] as const

/** One of nine regions of the picture, for describing a position. */
export type PlaceInPicture =
  `${(typeof rows)[number]}-${(typeof columns)[number]}`

/** @param point fractions (0 to 1) of width and height */
export function placeInPicture({ x, y }: Point): PlaceInPicture {
  const third = (share: number) =>
    Math.min(2, Math.max(0, Math.floor(share * 3)))
  return `${rows[third(y) as 0 | 1 | 2]}-${columns[third(x) as 0 | 1 | 2]}`
}
