import type { Undo } from 'src/lib/browser/listen'

const everyMs = 1_000

/**
 * Keeps a copy of the video's picture, about once a second. When a stream is
 * lost its video turns black; this copy is shown instead.
 */
export function keepLastPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): Undo {
  const timer = setInterval(() => draw(video, canvas), everyMs)
  return () => clearInterval(timer)
}

/**
 * Deletes it: a screen that was hidden must not come back as a frozen frame.
 */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}
