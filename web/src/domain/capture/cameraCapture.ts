import { namedError } from 'src/domain/errors/namedError'

import type { CaptureFailure } from './displayCapture'

/** The camera that looks away from the person, with enough dots to read a letter by; no sound. */
export const cameraOptions: MediaStreamConstraints = {
  video: {
    facingMode: 'environment',
    width: { ideal: 1920 },
    height: { ideal: 1080 },
  },
  audio: false,
}

/** @param error what getUserMedia rejected with; Chromium says "dismissed" when its question was closed */
export function cameraFailure(error: unknown): CaptureFailure {
  const { name, message } = namedError(error)
  if (name !== 'NotAllowedError') return 'camera-failed'
  return /dismissed/i.test(message) ? 'cancelled' : 'camera-refused'
}
