import type { Spot } from './model/spot'
import type { PictureViewer } from './PictureViewer'

/**
 * A tool that handles the stage's pointer instead of moving the picture. The
 * wheel and two fingers always move it.
 */
export interface StageTool {
  /** a mouse, a pen or the first finger, on the picture */
  press(spot: Spot, isFinger: boolean): void
  /**
   * while it is pressed, wherever it began; outside the picture, the nearest
   * point of it
   */
  drag(spot: Spot): void
  lift(): void
  /**
   * a second finger came, or the browser cancelled the pointer: nothing was
   * meant
   */
  cancel(): void
  /** @returns whether the tool handled the key */
  key(event: KeyboardEvent, viewer: PictureViewer): boolean
}

/** @returns the current tool; null while gestures move the picture */
export type ToolInHand = () => StageTool | null
