import type { Point } from 'src/features/stage/model/pictureView'

import type { PointingTool } from './model/pointingTool'

export interface PointingState {
  tool: PointingTool
  /**
   * position of the keyboard crosshair, as fractions of the picture; null while
   * hidden
   */
  crosshair: Point | null
  /** the keyboard is drawing */
  isDrawing: boolean
}
