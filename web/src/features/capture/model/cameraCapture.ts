import { namedError } from 'src/browser/errors/errorHandling'

import type { CaptureFailure } from './displayCapture'

/** The rear camera, at a resolution that makes letters readable; no sound. */
export const cameraOptions: MediaStreamConstraints = {
  video: {
    facingMode: 'environment',
    width: { ideal: 1920 },
    height: { ideal: 1080 },
  },
  audio: false,
}

/**
 * @param error what getUserMedia rejected with; Chromium says "dismissed" when
 * its prompt was closed
 */
export function cameraFailure(error: unknown): CaptureFailure {
  const { name, message } = namedError(error)
  if (name !== 'NotAllowedError') return 'camera-failed'
  return /dismissed/i.test(message) ? 'cancelled' : 'camera-refused'
}
