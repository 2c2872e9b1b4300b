import type { PointingTool } from 'src/domain/guidance/pointingTool'
import type { Point } from 'src/domain/picture/pictureView'

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
