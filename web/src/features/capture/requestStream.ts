import type { CaptureSource } from 'src/browser/canCapture'
import { namedError } from 'src/browser/errors/errorHandling'
import { listen } from 'src/browser/listen'

import {
  type CaptureFailure,
  captureFailure,
  type CaptureWait,
} from './model/displayCapture'

type Answer = { stream: MediaStream } | { failure: CaptureFailure }

/** The rear camera, with a resolution at which letters are readable. */
export const cameraOptions: MediaStreamConstraints = {
  video: {
    facingMode: 'environment',
    width: { ideal: 1920 },
    height: { ideal: 1080 },
  },
  audio: false,
}

/**
 * @param error the rejection of getUserMedia. Chromium's message contains
 * “dismissed” if the person closed the prompt.
 */
export function cameraFailure(error: unknown): CaptureFailure {
  const { name, message } = namedError(error)
  if (name !== 'NotAllowedError') return 'camera-failed'
  return /dismissed/i.test(message) ? 'cancelled' : 'camera-refused'
}

/**
 * Must be called in the handler of a click, and calls the browser without
 * awaiting anything first: a picker is allowed only within the click (PS7).
 *
 * @param options of getDisplayMedia, not used for a camera
 * @param wasClosedBefore whether the person closed the last picker without a
 * choice
 */
export function requestStream(
  source: CaptureSource,
  options: DisplayMediaStreamOptions,
  wasClosedBefore: boolean
): Promise<Answer> {
  const endWait = startWait()
  return open(source, options).then(
    (stream) => {
      endWait()
      return { stream }
    },
    (error: unknown) => {
      const wait = endWait()
      return {
        failure:
          source === 'camera'
            ? cameraFailure(error)
            : captureFailure(error, { ...wait, wasClosedBefore }),
      }
    }
  )
}

function startWait(): () => Omit<CaptureWait, 'wasClosedBefore'> {
  const startedAtMs = performance.now()
  let keptFocus = document.hasFocus()
  const unlisten = listen(window, 'blur', () => {
    keptFocus = false
  })
  return () => {
    unlisten()
    return { afterMs: performance.now() - startedAtMs, keptFocus }
  }
}

/** Rejects, instead of throwing, if the browser lacks the method. */
function open(
  source: CaptureSource,
  options: DisplayMediaStreamOptions
): Promise<MediaStream> {
  try {
    return source === 'camera'
      ? navigator.mediaDevices.getUserMedia(cameraOptions)
      : navigator.mediaDevices.getDisplayMedia(options)
  } catch (error) {
    return Promise.reject(error)
  }
}
