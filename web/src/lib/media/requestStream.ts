import { cameraFailure, cameraOptions } from 'src/domain/cameraCapture'
import type { CaptureSource } from 'src/domain/captureSource'
import { captureFailure, type CaptureFailure } from 'src/domain/displayCapture'

type Answer = { stream: MediaStream } | { failure: CaptureFailure }

/**
 * Called within the click: nothing may be awaited before the browser is asked (PS7).
 *
 * @param options for a screen
 * @returns what the person, or the browser, has answered
 */
export function requestStream(
  source: CaptureSource,
  options: DisplayMediaStreamOptions
): Promise<Answer> {
  const askedAtMs = performance.now()
  return open(source, options).then(
    (stream) => ({ stream }),
    (error: unknown) => ({
      failure:
        source === 'camera'
          ? cameraFailure(error)
          : captureFailure(error, performance.now() - askedAtMs),
    })
  )
}

/** A browser that lacks it throws instead. */
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
