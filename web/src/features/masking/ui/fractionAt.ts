import type { Point } from 'src/features/stage/model/pictureView'

/** @returns where a pointer is, in fractions of an element */
export function fractionAt(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  element: Element
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
