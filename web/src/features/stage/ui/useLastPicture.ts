import { type RefObject, useLayoutEffect } from 'react'

import { copyFrame } from 'src/features/stage/copyFrame'

/** `live` is not kept but when it ends, `stale` leaves it standing, `secret` wipes it. */
export type PictureState = 'live' | 'stale' | 'secret'

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

/** Keeps the last picture of the video on the canvas, for when it is lost. */
export function useLastPicture(
  video: RefObject<HTMLVideoElement>,
  canvas: RefObject<HTMLCanvasElement>,
  state: PictureState
): void {
  // In the task in which it ends: one later, its video may be black.
  useLayoutEffect(() => {
    const [shown, kept] = [video.current, canvas.current]
    if (!shown || !kept) return
    if (state === 'secret') wipePicture(kept)
    if (state === 'live') return () => keepPicture(shown, kept)
  }, [video, canvas, state])
}
