import type { Frame, FramePort } from './framesOf'
import type { Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'

export interface Screenshot extends Frame {
  /** the part that this page covers, in pixels; must not be painted */
  readonly covered: Rectangle | null
}

/**
 * Finds what this page covers on the captured screen now.
 *
 * @param frame size of the captured frame, in pixels
 * @returns the covered part in pixels of the frame; null if it is unknown
 */
export type CoveredOf = (frame: Size) => Rectangle | null

/**
 * If no frame arrives within this time, none will: the screen does not change,
 * or the capture has ended.
 */
const patienceMs = 3_000

/** @returns null if no frame can be taken, or none arrives within 3 s */
export async function grabScreenshot(
  frames: FramePort,
  coveredOf: CoveredOf
): Promise<Screenshot | null> {
  const frame = await inTime(frames.grab())
  if (!frame) return null
  const { image, width, height } = frame
  const close = () => frame.close()
  if (width > 0 && height > 0) {
    const covered = coveredOf({ width, height })
    return { image, width, height, covered, close }
  }
  close()
  return null
}

function inTime(grabbing: Promise<Frame>): Promise<Frame | null> {
  let isLate = false
  const late = new Promise<null>((resolve) =>
    setTimeout(() => {
      isLate = true
      resolve(null)
    }, patienceMs)
  )
  const frame = grabbing.then(
    (frame) => {
      if (isLate) frame.close()
      return frame
    },
    () => null
  )
  return Promise.race([frame, late])
}
