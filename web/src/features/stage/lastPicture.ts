import { copyFrame } from './copyFrame'

/**
 * Copies the picture that the video shows. When a call is closed its video turns
 * black, but not before the task that closes it has ended (measured in
 * Chromium): a copy is needed only then, and none while the picture is live.
 */
export function keepPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const { videoWidth: width, videoHeight: height } = video
  copyFrame(video, { width, height }, canvas)
}

/**
 * Deletes it: a screen that was hidden must not come back as a frozen frame.
 */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}
