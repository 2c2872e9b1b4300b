import type { Undo } from 'src/lib/browser/listen'

const everyMs = 1_000

/**
 * Keeps the picture that the video shows, about once a second. A stream that
 * is lost turns its video black; this is what stands there meanwhile.
 */
export function keepLastPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): Undo {
  const timer = setInterval(() => draw(video, canvas), everyMs)
  return () => clearInterval(timer)
}

/** Forgets it: a screen that was hidden must not come back as a frozen frame. */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}
