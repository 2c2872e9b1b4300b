import { framesOf } from './framesOf'
import { type CoveredOf, grabScreenshot } from './grabScreenshot'
import { isSameShape } from './model/rectangle'
import type { Spot } from './model/spot'
import { paintStep, type StepPicture } from './paintStep'

interface StepPictureRequest extends Spot {
  track: MediaStreamTrack
  coveredOf: CoveredOf
  /** @returns false if the sharer has hidden the screen since the request */
  isStillShown: () => boolean
}

/**
 * Takes pictures of one place on the captured screen, for written instructions.
 *
 * @returns null if no frame can be taken, or the frame does not show the
 * annotated screen
 */
export async function takeStepPicture(
  { track, point, frame, coveredOf, isStillShown }: StepPictureRequest,
  makeFrames = framesOf
): Promise<StepPicture | null> {
  const frames = makeFrames(track)
  const screenshot = await grabScreenshot(frames, coveredOf)
  frames.close()
  if (!screenshot) return null
  try {
    const isIt = isStillShown() && isSameShape(frame, screenshot)
    return isIt ? paintStep(screenshot, point, window.devicePixelRatio) : null
  } finally {
    screenshot.close()
  }
}
