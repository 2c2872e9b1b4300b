import { listen, type Undo } from 'src/browser/listen'

import { dragAndPinch } from './dragAndPinch'
import { moveByKeys } from './pictureKeys'
import type { PictureViewer } from './PictureViewer'
import { pointOnStage } from './pointOnStage'
import type { ToolInHand } from './StageTool'
import { zoomByWheel } from './wheelZoom'

/**
 * Connects wheel, pointers, double click and keys of the stage to one viewer.
 */
export function listenToGestures(
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo {
  const undo = [
    zoomByWheel(stage, viewer),
    dragAndPinch(stage, viewer, toolInHand),
    moveByKeys(stage, viewer, toolInHand),
    listen<MouseEvent>(stage, 'dblclick', (event) => {
      if (!toolInHand()) viewer.toggleFit(pointOnStage(stage, event))
    }),
  ]
  return () => undo.forEach((each) => each())
}
