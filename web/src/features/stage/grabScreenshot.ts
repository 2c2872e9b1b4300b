import type { Frame, FramePort } from './framesOf'
import type { Size } from './model/pictureView'
import type { Rectangle } from './model/rectangle'

export interface Screenshot extends Frame {
  /**
   * the part that this page itself covers, in pixels, which must not be shown
   */
  readonly covered: Rectangle | null
}

/** @returns the part of a frame of that size that this page covers now */
export type CoveredOf = (frame: Size) => Rectangle | null

/** A later frame never arrives: nothing moves on that screen, or it is gone. */
const patienceMs = 3_000

/** @returns null on failure or timeout */
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
