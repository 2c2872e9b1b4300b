import { listen, type Undo } from 'src/lib/browser/listen'

import { dragAndPinch } from './dragAndPinch'
import { moveByKeys } from './pictureKeys'
import type { PictureViewer } from './PictureViewer'
import { pointOnStage } from './pointOnStage'
import { zoomByWheel } from './wheelZoom'

/** Wheel, pointers, double click and keys of the stage, all at the same viewer. */
export function listenToGestures(
  stage: HTMLElement,
  viewer: PictureViewer
): Undo {
  const undo = [
    zoomByWheel(stage, viewer),
    dragAndPinch(stage, viewer),
    moveByKeys(stage, viewer),
    listen<MouseEvent>(stage, 'dblclick', (event) =>
      viewer.toggleFit(pointOnStage(stage, event))
    ),
  ]
  return () => undo.forEach((each) => each())
}
