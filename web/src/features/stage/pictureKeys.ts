import { listen, type Undo } from 'src/browser/listen'

import { lookStep, type PictureMoves, zoomStep } from './PictureMoves'
import type { PictureViewer } from './PictureViewer'
import type { ToolInHand } from './StageTool'

type Act = (moves: PictureMoves) => void

const zoomIn: Act = (moves) => moves.zoomBy(zoomStep)
const zoomOut: Act = (moves) => moves.zoomBy(1 / zoomStep)
const look =
  (x: number, y: number): Act =>
  (moves) =>
    moves.lookBy({ x: x * lookStep, y: y * lookStep })

const acts = new Map<string, Act>([
  ['+', zoomIn],
  // Where + needs Shift, people press the key without it.
  ['=', zoomIn],
  ['-', zoomOut],
  ['_', zoomOut],
  ['0', (moves) => moves.fit()],
  ['1', (moves) => moves.actualSize()],
  ['ArrowLeft', look(-1, 0)],
  ['ArrowRight', look(1, 0)],
  ['ArrowUp', look(0, -1)],
  ['ArrowDown', look(0, 1)],
])

/**
 * The keys of a focused stage; browser shortcuts are left alone, and the
 * current tool takes precedence.
 */
export const moveByKeys = (
  stage: HTMLElement,
  viewer: PictureViewer,
  toolInHand: ToolInHand
): Undo =>
  listen<KeyboardEvent>(stage, 'keydown', (event) => {
    if (toolInHand()?.key(event, viewer)) return event.preventDefault()
    const act = acts.get(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(viewer)
  })
