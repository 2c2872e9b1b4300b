import type { Point } from './model/pictureView'

/** The pointer's position on the stage, in CSS pixels. */
export function pointOnStage(
  stage: HTMLElement,
  { clientX, clientY }: MouseEvent
): Point {
  const { left, top } = stage.getBoundingClientRect()
  return {
    x: clientX - left - stage.clientLeft,
    y: clientY - top - stage.clientTop,
  }
}
