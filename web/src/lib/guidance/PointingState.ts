import type { PointingTool } from 'src/domain/guidance/pointingTool'
import type { Point } from 'src/domain/picture/pictureView'

export interface PointingState {
  tool: PointingTool
  /** where the keys point, in shares of the picture; null while they do not */
  crosshair: Point | null
  /** the keys are drawing */
  isDrawing: boolean
}
