import type { Spot } from 'src/domain/picture/spot'

import type { PictureViewer } from './PictureViewer'

/** What works the stage in place of moving the picture. The wheel and two fingers always move it. */
export interface StageTool {
  /** a mouse, a pen or the first finger, on the picture */
  press(spot: Spot, isFinger: boolean): void
  /** while it is pressed, wherever it began; beside the picture it is the spot next to it */
  drag(spot: Spot): void
  lift(): void
  /** a second finger came, or the browser took the pointer away: nothing was meant */
  cancel(): void
  /** @returns whether the key was for the tool */
  key(event: KeyboardEvent, viewer: PictureViewer): boolean
}

/** @returns what works the stage now; null while gestures move the picture */
export type ToolInHand = () => StageTool | null
